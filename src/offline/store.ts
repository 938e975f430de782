import {preservedHeaders} from './headers.ts';
import {isHashedPath, offlineFolder, type OfflineManifest} from './format.ts';

/** The parts of `Cache` that the store uses. */
export type CacheLike = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

export const cacheName = 'offline-packs';

/** Name of the cache with packs in an earlier format, which this version can't read. */
export const formerCacheName = 'offline-site';

interface Completion {
  at: string;
}

export interface Inventory {
  /** Manifests by path, oldest first. */
  manifests: ReadonlyMap<string, OfflineManifest>;
  packs: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

/**
 * Finds the pack (or an empty string for a file that is stored individually) of each path that can be served for a version.
 * Files with a hash in their path may come from other versions: pages that were opened before an update still request the
 * scripts of their own version.
 */
export function locateFiles({manifests, packs, files}: Inventory, manifest: OfflineManifest): Map<string, string> {
  const storedFiles = (version: OfflineManifest): [path: string, pack: string][] =>
    version.packs.flatMap((pack) =>
      packs.has(pack.id) ? pack.files.map((path): [string, string] => [path, pack.id]) : [],
    );
  return new Map([
    ...[...manifests.values()].flatMap(storedFiles).filter(([path]) => isHashedPath(path)),
    ...[...files].map((path): [string, string] => [path, '']),
    ...storedFiles(manifest),
  ]);
}

/**
 * The stored site: packs, individual files, manifests, and a marker for each complete version. Everything is in one
 * browser cache, under URLs that no page requests.
 */
export class OfflineStore {
  constructor(
    private readonly cache: CacheLike,
    private readonly baseUrl: string,
  ) {}

  private key(kind: 'pack' | 'file' | 'manifest' | 'complete' | 'note', name: string): string {
    return `${this.baseUrl}${offlineFolder}${kind}/${encodeURIComponent(name)}`;
  }

  /** Lists the content of the store. The list is read from the cache on each call. */
  async inventory(): Promise<Inventory> {
    const names: Record<string, string[]> = {pack: [], file: [], manifest: [], complete: []};
    for (const {url} of await this.cache.keys()) {
      const [kind = '', name = ''] = new URL(url, 'http://x').pathname.split('/').slice(-2);
      names[kind]?.push(decodeURIComponent(name));
    }
    const manifests = new Map<string, OfflineManifest>();
    for (const path of names.manifest ?? []) {
      const manifest = await this.manifest(path);
      if (manifest) {
        manifests.set(path, manifest);
      }
    }
    return {manifests, packs: new Set(names.pack), files: new Set(names.file)};
  }

  /** Reads a manifest by its path below the base URL, if it is stored. */
  async manifest(path: string): Promise<OfflineManifest | undefined> {
    const response = await this.cache.match(this.key('manifest', path));
    return response && ((await response.json()) as OfflineManifest);
  }

  /** Reads the headers that the pages of a version are served with, if its manifest is stored. */
  async headers(manifestPath: string): Promise<[name: string, value: string][]> {
    const response = await this.cache.match(this.key('manifest', manifestPath));
    return response ? preservedHeaders(response.headers) : [];
  }

  /** Reads a pack by its ID, or a file that is stored individually by its path below the base URL. */
  async read(kind: 'pack' | 'file', name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const response = await this.cache.match(this.key(kind, name));
    return response && new Uint8Array(await response.arrayBuffer());
  }

  /** Stores content with its headers. Throws a DOMException `QuotaExceededError` if the disk is full. */
  async put(
    kind: 'pack' | 'file' | 'manifest',
    name: string,
    content: BodyInit,
    headers: [name: string, value: string][] = [],
  ): Promise<void> {
    await this.cache.put(this.key(kind, name), new Response(content, {headers}));
  }

  /** Marks a version as complete at an ISO date and time. */
  async markComplete(manifestPath: string, at: string): Promise<void> {
    const completion: Completion = {at};
    await this.cache.put(this.key('complete', manifestPath), new Response(JSON.stringify(completion)));
  }

  /** Returns the ISO date and time at which a version was completed, if it is. */
  async completedAt(manifestPath: string): Promise<string | undefined> {
    const response = await this.cache.match(this.key('complete', manifestPath));
    return response && ((await response.json()) as Completion).at;
  }

  /** Checks whether any version is complete. */
  async hasCompleteVersion(): Promise<boolean> {
    return (await this.cache.keys()).some(({url}) => url.includes(this.key('complete', '')));
  }

  /**
   * Saves (or deletes, if it is undefined) a value that has to survive a restart of the worker, because browsers can stop the
   * worker at any time: `active` is the path of the manifest that pages are served from, and `stopped` is `paused` or `removed`
   * by the reader. If the disk is full, the value is lost.
   */
  async setNote(name: 'active' | 'stopped', value?: string): Promise<void> {
    const key = this.key('note', name);
    await (value === undefined ? this.cache.delete(key) : this.cache.put(key, new Response(value))).catch(
      () => undefined,
    );
  }

  /** Reads a value that `setNote` saved. */
  async note(name: 'active' | 'stopped'): Promise<string | undefined> {
    return (await this.cache.match(this.key('note', name)))?.text();
  }

  /**
   * Deletes everything except the files of some versions, newest last. The manifest of another version is kept too while one of
   * its packs is in use.
   */
  async removeAllBut(keep: readonly string[]): Promise<void> {
    const inventory = await this.inventory();
    const {manifests, packs, files} = inventory;
    const kept = keep.flatMap((path) => manifests.get(path) ?? []);
    const needed = kept.flatMap((manifest) => {
      const located = locateFiles(inventory, manifest);
      return manifest.packs.flatMap((pack) => pack.files.map((path) => ({path, pack: located.get(path)})));
    });
    const neededPacks = new Set(needed.map(({pack}) => pack));
    const neededFiles = new Set(needed.flatMap(({path, pack}) => (pack === '' ? path : [])));
    const unneeded = [
      ...[...packs].filter((id) => !neededPacks.has(id)).map((id) => this.key('pack', id)),
      ...[...files].filter((path) => !neededFiles.has(path)).map((path) => this.key('file', path)),
      ...[...manifests]
        .filter(([path, manifest]) => !keep.includes(path) && !manifest.packs.some(({id}) => neededPacks.has(id)))
        .map(([path]) => this.key('manifest', path)),
      ...[...manifests.keys()].filter((path) => !keep.includes(path)).map((path) => this.key('complete', path)),
    ];
    for (const key of unneeded) {
      await this.cache.delete(key);
    }
  }
}
