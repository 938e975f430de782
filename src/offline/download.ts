import {offlineFolder, sizeOf, type ManifestPack, type OfflineManifest} from './format.ts';
import {withoutSharedNames} from './sharedNames.ts';
import {planDownload, type OfflineStore} from './store.ts';

/** Requests at a time: the reader's own come first. */
const atOnce = 3;

/** How long to wait before each new try, in milliseconds. */
const waits: readonly number[] = [1_000, 4_000, 15_000];

/** How far a download is, in bytes over the wire. */
export interface Progress {
  done: number;
  total: number;
}

/** How a download ended; what has come stays stored in each case. */
export type Outcome = {type: 'complete'} | {type: 'paused'} | {type: 'full'} | {type: 'failed'; message: string};

/** What a download works with. */
export interface DownloadParts {
  store: OfflineStore;
  manifest: OfflineManifest;
  manifestPath: string;
  /** What the manifest was sent with, for the pages of its version. */
  headers: [name: string, value: string][];
  /** Base URL of the site, with slashes at both ends. */
  baseUrl: string;
  fetch: (address: string, options: RequestInit) => Promise<Response>;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** ISO date and time of now. */
  now: () => string;
  report: (progress: Progress) => void;
  /** Aborts to pause. */
  signal: AbortSignal;
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

async function digestOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function fetchBytes(
  {fetch, signal}: DownloadParts,
  address: string,
  cache: RequestCache,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, {cache, signal});
  if (!response.ok) {
    throw new Error(`${address}: status ${response.status}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

async function storePack(parts: DownloadParts, {id}: ManifestPack): Promise<void> {
  const address = `${parts.baseUrl}${offlineFolder}${id}.pack`;
  // Past the browser's own cache, where the same bytes would lie a second time.
  const pack = await fetchBytes(parts, address, 'no-store');
  if (!(await digestOf(pack)).startsWith(id)) {
    throw new Error(`${address} arrived damaged.`);
  }
  await parts.store.put('pack', id, pack);
}

/** Stores a file by itself. Its id has the hash where the path has none. */
async function storeFile(parts: DownloadParts, id: string, path: string): Promise<void> {
  const address = `${parts.baseUrl}${path}`;
  const served = await fetchBytes(parts, address, id === path ? 'default' : 'no-cache');
  const content = path.endsWith('.html')
    ? new TextEncoder().encode(withoutSharedNames(new TextDecoder().decode(served), parts.manifest.sharedNames))
    : served;
  if (id !== path && !(await digestOf(content)).startsWith(id.slice(path.length + 1))) {
    throw new Error(`${address} is of another version.`);
  }
  await parts.store.put('file', id, content);
}

/** Tries again after a while, unless the disk is full or the reader has paused. */
async function persist(parts: DownloadParts, work: () => Promise<void>): Promise<void> {
  for (const pause of [...waits, undefined]) {
    try {
      await work();
      return;
    } catch (error) {
      if (pause === undefined || isFull(error) || parts.signal.aborted) {
        throw error;
      }
      await parts.wait(pause);
    }
  }
}

/**
 * Fetches what a version lacks. It may be called again after any end, and goes on from there.
 *
 * @param parts - What it works with.
 * @returns How it ended; it does not throw.
 */
export async function download(parts: DownloadParts): Promise<Outcome> {
  const {store, manifest, manifestPath, headers, report, signal} = parts;
  try {
    await store.put('manifest', manifestPath, JSON.stringify(manifest), headers);
    const plan = planDownload(manifest, await store.inventory());
    const total = sizeOf(manifest);
    let done = total - plan.packs.reduce((sum, {bytes}) => sum + bytes, 0);
    report({done, total});
    // A file that the host serves in another way than the build wrote it comes with its pack.
    const instead = new Map<string, ManifestPack>();
    await inTurns(plan.files, signal, async ({id, path, pack}) => {
      await storeFile(parts, id, path).catch((error: unknown) => {
        if (isFull(error) || signal.aborted) {
          throw error;
        }
        instead.set(pack.id, pack);
      });
    });
    await inTurns([...plan.packs, ...instead.values()], signal, async (pack) => {
      await persist(parts, () => storePack(parts, pack));
      done = Math.min(total, done + pack.bytes);
      report({done, total});
    });
    await store.markComplete(manifestPath, parts.now());
    return {type: 'complete'};
  } catch (error) {
    if (signal.aborted) {
      return {type: 'paused'};
    }
    return isFull(error)
      ? {type: 'full'}
      : {type: 'failed', message: error instanceof Error ? error.message : String(error)};
  }
}

/** Works through a list, some at a time; the first failure ends it, after what is under way. */
async function inTurns<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      signal.throwIfAborted();
      try {
        await work(item);
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({length: atOnce}, worker));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
}
