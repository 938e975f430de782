import {otherSymbolFolder} from '../search/symbols/format.ts';
import {toCanonicalUrl} from './urls.ts';
import {preservedHeaders} from './headers.ts';
import {download, type DownloadContext, type Outcome, type Progress} from './download.ts';
import {planDownload, planSize} from './downloadPlan.ts';
import {sizeOf, type OfflineManifest} from './format.ts';
import type {OfflineStatus, ToWorker} from './messages.ts';
import type {OfflineStore} from './store.ts';
import {StoredSite} from './storedSite.ts';

export interface SessionContext extends Pick<
  DownloadContext,
  'store' | 'manifestPath' | 'baseUrl' | 'fetch' | 'wait' | 'now'
> {
  /** Size of all packs of this version, in bytes. */
  total: number;
  /** Sends a request to the host unchanged, so that redirects are passed on to the browser. */
  network: (request: Request) => Promise<Response>;
  broadcast: (status: OfflineStatus) => void;
  /** Whether downloads may cost the reader money. */
  isMetered: () => boolean;
}

/**
 * Largest update that is downloaded on a metered connection, as a proportion of the site's size. It is larger than any pack
 * with pages, so a corrected page never has to wait (`tests/build/offline.test.ts`). `/offline` mentions the number.
 */
export const maxMeteredShare = 0.15;

/** The service worker's logic for one version: it downloads the version, reports the status and responds to requests. */
export class Session {
  private current: Promise<Outcome> | undefined;
  private progress: Progress;
  private abortController = new AbortController();
  private site: Promise<StoredSite | undefined> | undefined;

  constructor(private readonly context: SessionContext) {
    this.progress = {done: 0, total: context.total};
  }

  private get store(): OfflineStore {
    return this.context.store;
  }

  /** Returns the manifest of this version with its headers, either from the store or from the host. */
  private async manifest(): Promise<Pick<DownloadContext, 'manifest' | 'headers'>> {
    const {manifestPath, baseUrl, fetch} = this.context;
    const stored = await this.store.manifest(manifestPath);
    if (stored) {
      return {manifest: stored, headers: await this.store.headers(manifestPath)};
    }
    const response = await fetch(`${baseUrl}${manifestPath}`, {cache: 'no-store'});
    if (!response.ok) {
      throw new Error(`${baseUrl}${manifestPath}: status ${response.status}`);
    }
    return {manifest: (await response.json()) as OfflineManifest, headers: preservedHeaders(response.headers)};
  }

  private async run(onStatus: SessionContext['broadcast']): Promise<Outcome> {
    this.abortController = new AbortController();
    let version: Awaited<ReturnType<Session['manifest']>>;
    try {
      version = await this.manifest();
    } catch (error) {
      return {type: 'failed', message: error instanceof Error ? error.message : String(error)};
    }
    return download({
      ...this.context,
      ...version,
      signal: this.abortController.signal,
      onProgress: (progress) => {
        this.progress = progress;
        // The site is opened again for the next request, so that the new files are available immediately.
        this.site = undefined;
        onStatus({state: 'downloading', ...progress});
      },
    });
  }

  /** Downloads the missing files, or waits for the download that is running. By default, all pages receive the status. */
  async start(onStatus = this.context.broadcast): Promise<Outcome> {
    this.current ??= this.run(onStatus).finally(() => {
      this.current = undefined;
      this.site = undefined;
    });
    const outcome = await this.current;
    onStatus(await this.statusAfter(outcome));
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
   * Downloads this version while the previous one is in use. The status isn't sent to pages, because they still show the
   * previous version. Throws an error if the download is incomplete or too large for a metered connection; the next attempt
   * goes on.
   */
  async update(): Promise<void> {
    if (this.context.isMetered()) {
      const {manifest, headers} = await this.manifest();
      const size = planSize(planDownload(manifest, await this.store.inventory()));
      if (size > maxMeteredShare * sizeOf(manifest)) {
        // The browser tries again on the next page view. The manifest is stored so that it isn't downloaded again.
        await this.store.put('manifest', this.context.manifestPath, JSON.stringify(manifest), headers);
        throw new Error(
          `The update waits for an unmetered connection, because it has about ${Math.round(size)} bytes.`,
        );
      }
    }
    const outcome = await this.start(() => undefined);
    if (outcome.type !== 'complete') {
      throw new Error(`The update could not be completed: ${outcome.type}.`);
    }
  }

  /**
   * Takes over from the previous version. The previous version is kept until the next update, because open tabs may still
   * show it. Nothing is deleted while this version is incomplete, because it may share files with other versions.
   */
  async takeOver(): Promise<void> {
    const {manifestPath} = this.context;
    const previous = await this.store.note('active');
    await this.store.setNote('active', manifestPath);
    if ((await this.store.completedAt(manifestPath)) !== undefined) {
      await this.store.removeAllBut([...(previous === undefined ? [] : [previous]), manifestPath]);
    }
  }

  /** Returns the current status. An interrupted download counts as paused. */
  async status(): Promise<OfflineStatus> {
    if (this.current) {
      return {state: 'downloading', ...this.progress};
    }
    const {manifestPath} = this.context;
    const inventory = await this.store.inventory();
    const manifest = inventory.manifests.get(manifestPath);
    const stoppedByReader = await this.store.note('stopped');
    if (!manifest) {
      return {state: 'empty', total: this.context.total, isByReader: stoppedByReader === 'removed'};
    }
    const total = sizeOf(manifest);
    const since = await this.store.completedAt(manifestPath);
    if (since !== undefined) {
      return {state: 'complete', bytes: total, since};
    }
    const done = Math.round(total - planSize(planDownload(manifest, inventory)));
    return {state: 'paused', done, total, isByReader: stoppedByReader === 'paused'};
  }

  /** Handles a message from a page. Unknown messages are ignored. */
  async handle(message: ToWorker): Promise<void> {
    switch (message.type) {
      case 'offline-start':
        await this.store.setNote('stopped');
        await this.start();
        break;
      case 'offline-pause':
        await this.store.setNote('stopped', 'paused');
        this.abortController.abort();
        break;
      case 'offline-remove':
        await this.store.setNote('stopped', 'removed');
        this.abortController.abort();
        await this.current;
        await this.store.removeAllBut([]);
        // The note is saved again, because the disk may have been full the first time.
        await this.store.setNote('stopped', 'removed');
        this.site = undefined;
        this.context.broadcast(await this.status());
        break;
      case 'offline-status':
        this.context.broadcast(await this.status());
        break;
      default:
    }
  }

  private openSite(): Promise<StoredSite | undefined> {
    const {store, manifestPath, baseUrl} = this.context;
    this.site ??= Promise.all([store.inventory(), store.headers(manifestPath)]).then(([inventory, headers]) => {
      const manifest = inventory.manifests.get(manifestPath);
      return manifest && new StoredSite(store, inventory, manifest, baseUrl, headers);
    });
    return this.site;
  }

  /**
   * Responds to a page's request from the store or else from the network. Alternative forms of a page's URL are redirected to
   * the canonical one. Without a network, a page that isn't stored is the stored not-found page, and symbols that no page
   * explains are empty; other files throw a TypeError.
   */
  async respond(request: Request): Promise<Response> {
    const site = await this.openSite().catch(() => undefined);
    const stored = await site?.respond(request.url).catch(() => undefined);
    if (stored) {
      const canonical = toCanonicalUrl(request.url, this.context.baseUrl);
      return request.mode === 'navigate' && canonical !== request.url ? Response.redirect(canonical, 301) : stored;
    }
    try {
      return await this.context.network(request);
    } catch (error) {
      const notFound = request.mode === 'navigate' ? await site?.notFound() : undefined;
      if (notFound) {
        return notFound;
      }
      if (site && new URL(request.url).pathname.startsWith(`${this.context.baseUrl}${otherSymbolFolder}`)) {
        // The search works without these files, and a failed request would look like an error in the console.
        return new Response(null, {status: 204});
      }
      throw error;
    }
  }
}
