import {ownAddress} from './address.ts';
import {keptHeaders} from './headers.ts';
import {download, type DownloadParts, type Outcome, type Progress} from './download.ts';
import {offlineFolder, sizeOf, type OfflineManifest} from './format.ts';
import {Library} from './library.ts';
import type {OfflineStatus, ToWorker} from './messages.ts';
import {planDownload, sizeOfPlan, type OfflineStore} from './store.ts';

/** What the service worker of one version works with. */
export interface SessionParts extends Pick<
  DownloadParts,
  'store' | 'manifestPath' | 'baseUrl' | 'fetch' | 'wait' | 'now'
> {
  /** Size of all packs of this version, in bytes. */
  total: number;
  /** Passes a request on to the host as it is: a page that was redirected has to stay a redirect. */
  network: (request: Request) => Promise<Response>;
  /** Tells all pages. */
  tell: (status: OfflineStatus) => void;
  /** Whether the reader may pay for what is fetched. */
  isMetered: () => boolean;
}

/** An update that may cost the reader money is fetched unasked up to this part of the site: a few changed pages. */
const mostUnasked = 0.1;

/** What a service worker of one version does: it stores that version, says how it stands, and answers requests. */
export class Session {
  private current: Promise<Outcome> | undefined;
  private progress: Progress;
  private pausing = new AbortController();
  private library: Promise<Library | undefined> | undefined;

  /** @param parts - What it works with. */
  constructor(private readonly parts: SessionParts) {
    this.progress = {done: 0, total: parts.total};
  }

  private get store(): OfflineStore {
    return this.parts.store;
  }

  /** The manifest of this version with its headers, from the store or the host. */
  private async manifest(): Promise<Pick<DownloadParts, 'manifest' | 'headers'>> {
    const {manifestPath, baseUrl, fetch} = this.parts;
    const stored = await this.store.manifest(manifestPath);
    if (stored) {
      return {manifest: stored, headers: await this.store.headers(manifestPath)};
    }
    const response = await fetch(`${baseUrl}${manifestPath}`, {cache: 'no-store'});
    if (!response.ok) {
      throw new Error(`${baseUrl}${manifestPath}: status ${response.status}`);
    }
    return {manifest: (await response.json()) as OfflineManifest, headers: keptHeaders(response.headers)};
  }

  private async run(tell: SessionParts['tell']): Promise<Outcome> {
    this.pausing = new AbortController();
    let version: Awaited<ReturnType<Session['manifest']>>;
    try {
      version = await this.manifest();
    } catch (error) {
      return {type: 'failed', message: error instanceof Error ? error.message : String(error)};
    }
    return download({
      ...this.parts,
      ...version,
      signal: this.pausing.signal,
      report: (progress) => {
        this.progress = progress;
        // What has come can be read at once.
        this.library = undefined;
        tell({state: 'downloading', ...progress});
      },
    });
  }

  /**
   * Stores what is missing; a second call while that goes on joins the first.
   *
   * @param tell - Who is told how it goes: all pages, unless it is said otherwise.
   * @returns How it ended.
   */
  async start(tell = this.parts.tell): Promise<Outcome> {
    this.current ??= this.run(tell).finally(() => {
      this.current = undefined;
      this.library = undefined;
    });
    const outcome = await this.current;
    tell(await this.statusAfter(outcome));
    return outcome;
  }

  private async statusAfter(outcome: Outcome): Promise<OfflineStatus> {
    switch (outcome.type) {
      case 'failed':
        return {state: 'failed', message: outcome.message, ...this.progress};
      case 'full':
        return {state: 'full', ...this.progress};
      default:
        return this.status();
    }
  }

  /**
   * Fetches what is new in this version while the one before is in use. Pages are not told: they read the other one.
   *
   * @throws {Error} If something is missing in the end, or it is too much for a metered connection. What has come is kept
   *   for the next try.
   */
  async update(): Promise<void> {
    if (this.parts.isMetered()) {
      const {manifest, headers} = await this.manifest();
      const size = sizeOfPlan(planDownload(manifest, await this.store.inventory()));
      if (size > mostUnasked * sizeOf(manifest)) {
        // The browser tries again with the next page, and shall not fetch this again as well.
        await this.store.put('manifest', this.parts.manifestPath, JSON.stringify(manifest), headers);
        throw new Error(
          `The update waits for a connection that is not metered: it is about ${Math.round(size)} bytes.`,
        );
      }
    }
    const outcome = await this.start(() => undefined);
    if (outcome.type !== 'complete') {
      throw new Error(`The update is not whole: ${outcome.type}.`);
    }
  }

  /**
   * Takes over from the version before, which stays until the next update for tabs that still show it. As long as this
   * version is not whole, all parts of others stay, as it may have them in common.
   */
  async takeOver(): Promise<void> {
    const {manifestPath} = this.parts;
    const before = await this.store.note('active');
    await this.store.takeNote('active', manifestPath);
    if ((await this.store.completedAt(manifestPath)) !== undefined) {
      await this.store.removeAllBut([...(before === undefined ? [] : [before]), manifestPath]);
    }
  }

  /**
   * How it stands.
   *
   * @returns The status; a download that was cut off counts as paused.
   */
  async status(): Promise<OfflineStatus> {
    if (this.current) {
      return {state: 'downloading', ...this.progress};
    }
    const {manifestPath} = this.parts;
    const inventory = await this.store.inventory();
    const manifest = inventory.manifests.get(manifestPath);
    const stoppedByReader = await this.store.note('stopped');
    if (!manifest) {
      return {state: 'empty', total: this.parts.total, isByReader: stoppedByReader === 'removed'};
    }
    const total = sizeOf(manifest);
    const since = await this.store.completedAt(manifestPath);
    if (since !== undefined) {
      return {state: 'complete', bytes: total, since};
    }
    const {packs} = planDownload(manifest, inventory);
    const done = total - packs.reduce((sum, {bytes}) => sum + bytes, 0);
    return {state: 'paused', done, total, isByReader: stoppedByReader === 'paused'};
  }

  /**
   * Does what a page asks for.
   *
   * @param message - What a page says; anything else is not for this worker.
   * @returns When that is done.
   */
  async handle(message: ToWorker): Promise<void> {
    switch (message.type) {
      case 'offline-start':
        await this.store.takeNote('stopped');
        await this.start();
        break;
      case 'offline-pause':
        await this.store.takeNote('stopped', 'paused');
        this.pausing.abort();
        break;
      case 'offline-remove':
        await this.store.takeNote('stopped', 'removed');
        this.pausing.abort();
        await this.current;
        await this.store.removeAllBut([]);
        // Again, should the disk have been full before.
        await this.store.takeNote('stopped', 'removed');
        this.library = undefined;
        this.parts.tell(await this.status());
        break;
      case 'offline-status':
        this.parts.tell(await this.status());
        break;
      default:
    }
  }

  private openLibrary(): Promise<Library | undefined> {
    const {store, manifestPath, baseUrl} = this.parts;
    this.library ??= Promise.all([store.inventory(), store.headers(manifestPath)]).then(([inventory, headers]) => {
      const manifest = inventory.manifests.get(manifestPath);
      return manifest && new Library(store, inventory, manifest, baseUrl, headers);
    });
    return this.library;
  }

  /**
   * Answers a request from the store, else from the network.
   *
   * @param request - A request of a page for this site.
   * @returns The response; for a page that neither has while there is no network, the stored not-found page; for another
   * spelling of a page's address a redirect to its own.
   * @throws {TypeError} If neither has it and it is not a page.
   */
  async answer(request: Request): Promise<Response> {
    const library = await this.openLibrary().catch(() => undefined);
    const stored = await library?.answer(request.url).catch(() => undefined);
    if (stored) {
      const own = ownAddress(request.url, this.parts.baseUrl);
      return request.mode === 'navigate' && own !== request.url ? Response.redirect(own, 301) : stored;
    }
    try {
      return await this.parts.network(request);
    } catch (error) {
      const notFound = request.mode === 'navigate' ? await library?.notFound() : undefined;
      if (notFound) {
        return notFound;
      }
      throw error;
    }
  }
}

/**
 * Whether the store may have what a request asks for.
 *
 * @param request - A request of a page.
 * @param origin - Origin of the site.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns False for other hosts, other methods, the worker itself and the packs.
 */
export function isAnswered(request: Pick<Request, 'method' | 'url'>, origin: string, baseUrl: string): boolean {
  const url = new URL(request.url);
  return (
    request.method === 'GET' &&
    url.origin === origin &&
    `${url.pathname}/`.startsWith(baseUrl) &&
    url.pathname !== `${baseUrl}sw.js` &&
    !url.pathname.startsWith(`${baseUrl}${offlineFolder}`)
  );
}
