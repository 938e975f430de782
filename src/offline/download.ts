import {planDownload, planSize} from './downloadPlan.ts';
import {offlineFolder, sizeOf, type OfflineManifest, type Pack} from './format.ts';
import type {OfflineStore} from './store.ts';

/** Maximum number of concurrent requests. It is low, because the requests of the open page are more important. */
const concurrency = 3;

/** Delay before each retry, in milliseconds. */
const retryDelays: readonly number[] = [1_000, 4_000, 15_000];

/** Progress of a download, in compressed bytes. */
export interface Progress {
  done: number;
  total: number;
}

/** Result of a download. Whatever the result, everything that has been downloaded so far stays stored. */
export type Outcome = {type: 'complete'} | {type: 'paused'} | {type: 'full'} | {type: 'failed'; message: string};

export interface DownloadContext {
  store: OfflineStore;
  manifest: OfflineManifest;
  manifestPath: string;
  /** Response headers of the manifest. The pages of the version are served with them. */
  headers: [name: string, value: string][];
  baseUrl: string;
  fetch: (url: string, options: RequestInit) => Promise<Response>;
  /** Resolves after a delay. */
  wait: (milliseconds: number) => Promise<void>;
  now: () => string;
  onProgress: (progress: Progress) => void;
  /** Pauses the download. */
  signal: AbortSignal;
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

async function hashOf(content: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function fetchBytes(
  {fetch, signal}: DownloadContext,
  url: string,
  cache: RequestCache,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, {cache, signal});
  if (!response.ok) {
    throw new Error(`${url}: status ${response.status}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

async function storePack(context: DownloadContext, {id}: Pack): Promise<void> {
  const url = `${context.baseUrl}${offlineFolder}${id}.pack`;
  // Bypasses the HTTP cache, because it would keep a second copy.
  const pack = await fetchBytes(context, url, 'no-store');
  if (!(await hashOf(pack)).startsWith(id)) {
    throw new Error(`${url} was damaged during the download.`);
  }
  await context.store.put('pack', id, pack);
}

async function storeFile(context: DownloadContext, path: string): Promise<void> {
  await context.store.put('file', path, await fetchBytes(context, `${context.baseUrl}${path}`, 'default'));
}

/** Retries a task after increasing delays, unless the disk is full or the reader has paused the download. */
async function withRetries(context: DownloadContext, task: () => Promise<void>): Promise<void> {
  for (const delay of [...retryDelays, undefined]) {
    try {
      await task();
      return;
    } catch (error) {
      if (delay === undefined || isDiskFull(error) || context.signal.aborted) {
        throw error;
      }
      await context.wait(delay);
    }
  }
}

/**
 * Downloads the missing files of a version. Calling it again continues where the previous download ended. It never throws.
 */
export async function download(context: DownloadContext): Promise<Outcome> {
  const {store, manifest, manifestPath, headers, onProgress, signal} = context;
  try {
    await store.put('manifest', manifestPath, JSON.stringify(manifest), headers);
    const plan = planDownload(manifest, await store.inventory());
    const total = sizeOf(manifest);
    let done = total - planSize(plan);
    // The sizes of single files are estimates.
    const report = (): void => onProgress({done: Math.round(done), total});
    report();
    const tasks = [
      ...plan.files.map(({path, bytes}) => ({bytes, task: () => storeFile(context, path)})),
      ...plan.packs.map((pack) => ({bytes: pack.bytes, task: () => storePack(context, pack)})),
    ];
    await forEachConcurrently(tasks, signal, async ({bytes, task}) => {
      await withRetries(context, task);
      done += bytes;
      report();
    });
    await store.markComplete(manifestPath, context.now());
    return {type: 'complete'};
  } catch (error) {
    if (signal.aborted) {
      return {type: 'paused'};
    }
    return isDiskFull(error)
      ? {type: 'full'}
      : {type: 'failed', message: error instanceof Error ? error.message : String(error)};
  }
}

/**
 * Runs a task for each item, with a few tasks at a time. After the first error, the running tasks finish, but no more are
 * started.
 */
async function forEachConcurrently<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      signal.throwIfAborted();
      try {
        await task(item);
      } catch (error) {
        queue.length = 0;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({length: concurrency}, worker));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
}
