import {keptHeaders} from './headers.ts';
import {idOf, offlineFolder, type ManifestPack, type OfflineManifest} from './format.ts';

/** What of a `Cache` the store uses. */
export type CacheLike = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** Name of the browser's cache that holds the stored site. */
export const cacheName = 'offline-site';

/** When a version was whole. */
interface Completion {
  /** ISO date and time. */
  at: string;
}

/** What is stored. */
export interface Inventory {
  /** Manifests by their paths, in the order in which they came. */
  manifests: ReadonlyMap<string, OfflineManifest>;
  /** Pack that has a file, by the id of the file; empty where the file is stored by itself. */
  packOf: ReadonlyMap<string, string>;
  /** Ids of the stored packs. */
  packs: ReadonlySet<string>;
}

/**
 * The stored site: packs, files that came one by one, manifests, and a note for each version that is whole. All of it is
 * in one cache, by addresses that no page asks for.
 */
export class OfflineStore {
  /**
   * @param cache - The cache.
   * @param baseUrl - Base URL of the site, with slashes at both ends.
   */
  constructor(
    private readonly cache: CacheLike,
    private readonly baseUrl: string,
  ) {}

  private address(kind: 'pack' | 'file' | 'manifest' | 'complete' | 'note', name: string): string {
    return `${this.baseUrl}${offlineFolder}${kind}/${encodeURIComponent(name)}`;
  }

  /**
   * Lists what is stored.
   *
   * @returns The list; it is read anew each time.
   */
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
    const packs = new Set(names.pack);
    const packOf = new Map<string, string>();
    for (const {packs: listed} of manifests.values()) {
      for (const {id, files} of listed) {
        if (packs.has(id)) {
          files.forEach((file) => packOf.set(idOf(file), id));
        }
      }
    }
    names.file?.forEach((id) => packOf.set(id, ''));
    return {manifests, packOf, packs};
  }

  /**
   * Reads a manifest.
   *
   * @param path - Its path below the base URL.
   * @returns The manifest, or undefined if it is not stored.
   */
  async manifest(path: string): Promise<OfflineManifest | undefined> {
    const response = await this.cache.match(this.address('manifest', path));
    return response && ((await response.json()) as OfflineManifest);
  }

  /**
   * Reads what a version was sent with.
   *
   * @param manifestPath - Its manifest.
   * @returns Headers for all its pages; none if it is not stored.
   */
  async headers(manifestPath: string): Promise<[name: string, value: string][]> {
    const response = await this.cache.match(this.address('manifest', manifestPath));
    return response ? keptHeaders(response.headers) : [];
  }

  /**
   * Reads a pack.
   *
   * @param id - Its id.
   * @returns The pack, or undefined if it is not stored.
   */
  async pack(id: string): Promise<Blob | undefined> {
    return (await this.cache.match(this.address('pack', id)))?.blob();
  }

  /**
   * Reads a file that is stored by itself.
   *
   * @param id - Its id.
   * @returns The content, or undefined if it is not stored.
   */
  async file(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const response = await this.cache.match(this.address('file', id));
    return response && new Uint8Array(await response.arrayBuffer());
  }

  /**
   * Stores content.
   *
   * @param kind - What it is.
   * @param name - Id of the pack or file, or path of the manifest.
   * @param content - The content.
   * @param headers - What it was sent with, as far as it matters.
   * @throws {DOMException} `QuotaExceededError` if the disk is full.
   */
  async put(
    kind: 'pack' | 'file' | 'manifest',
    name: string,
    content: BodyInit,
    headers: [name: string, value: string][] = [],
  ): Promise<void> {
    await this.cache.put(this.address(kind, name), new Response(content, {headers}));
  }

  /**
   * Notes that a version is whole.
   *
   * @param manifestPath - Its manifest.
   * @param at - ISO date and time.
   */
  async markComplete(manifestPath: string, at: string): Promise<void> {
    const note: Completion = {at};
    await this.cache.put(this.address('complete', manifestPath), new Response(JSON.stringify(note)));
  }

  /**
   * Since when a version is whole.
   *
   * @param manifestPath - Its manifest.
   * @returns ISO date and time, or undefined if it is not.
   */
  async completedAt(manifestPath: string): Promise<string | undefined> {
    const response = await this.cache.match(this.address('complete', manifestPath));
    return response && ((await response.json()) as Completion).at;
  }

  /**
   * Whether there is a version that readers can rely on.
   *
   * @returns True if some version is whole.
   */
  async hasWholeVersion(): Promise<boolean> {
    return (await this.cache.keys()).some(({url}) => url.includes(this.address('complete', '')));
  }

  /**
   * Writes down something that has to outlive the worker, which the browser stops at will. A full disk forgets it.
   *
   * @param name - `active`, the manifest of the version that pages get; `stopped`, whether the reader has `paused` the
   * download or `removed` the site.
   * @param text - What to write; without it the note is taken away.
   */
  async takeNote(name: 'active' | 'stopped', text?: string): Promise<void> {
    const address = this.address('note', name);
    await (text === undefined ? this.cache.delete(address) : this.cache.put(address, new Response(text))).catch(
      () => undefined,
    );
  }

  /**
   * Reads a note.
   *
   * @param name - As in `takeNote`.
   * @returns Its text, or undefined if there is none.
   */
  async note(name: 'active' | 'stopped'): Promise<string | undefined> {
    return (await this.cache.match(this.address('note', name)))?.text();
  }

  /**
   * Removes what no version needs any longer.
   *
   * @param keep - Manifests of the versions that stay, the newest last. A manifest of which only packs are still in use
   * stays with them.
   */
  async removeAllBut(keep: readonly string[]): Promise<void> {
    const {manifests, packOf, packs} = await this.inventory();
    const needed = new Set(
      keep.flatMap((path) => (manifests.get(path)?.packs ?? []).flatMap(({files}) => files.map(idOf))),
    );
    const neededPacks = new Set([...needed].map((id) => packOf.get(id)).filter((id) => id !== undefined && id !== ''));
    const unneeded = [
      ...[...packs].filter((id) => !neededPacks.has(id)).map((id) => this.address('pack', id)),
      ...[...packOf].filter(([id, pack]) => pack === '' && !needed.has(id)).map(([id]) => this.address('file', id)),
      ...[...manifests]
        .filter(([path, manifest]) => !keep.includes(path) && !manifest.packs.some(({id}) => neededPacks.has(id)))
        .map(([path]) => this.address('manifest', path)),
      ...[...manifests.keys()].filter((path) => !keep.includes(path)).map((path) => this.address('complete', path)),
    ];
    for (const address of unneeded) {
      await this.cache.delete(address);
    }
  }
}

/** What has to be fetched to make a version whole. */
export interface Plan {
  packs: ManifestPack[];
  /** Ids of files to fetch one by one, each with the pack that has it, should that fail. */
  files: {id: string; path: string; pack: ManifestPack}[];
}

/** So many new files of a pack are fetched one by one; with more, the pack costs less and is one request. */
const mostFilesOfPack = 6;

/** Of a small pack, no more than this part. */
const mostOfPack = 0.2;

/**
 * Finds what a version lacks.
 *
 * @param manifest - The version.
 * @param inventory - What is stored, of any version.
 * @returns The packs and files to fetch, in the order of the manifest.
 */
export function planDownload(manifest: OfflineManifest, {packOf}: Pick<Inventory, 'packOf'>): Plan {
  const plan: Plan = {packs: [], files: []};
  for (const pack of manifest.packs) {
    const missing = pack.files.filter((file) => !packOf.has(idOf(file)));
    if (missing.length > Math.min(mostFilesOfPack, pack.files.length * mostOfPack)) {
      plan.packs.push(pack);
    } else {
      plan.files.push(
        ...missing.map((file) => ({id: idOf(file), path: typeof file === 'string' ? file : file[0], pack})),
      );
    }
  }
  return plan;
}

/**
 * Size of what has to be fetched.
 *
 * @param plan - See `planDownload`.
 * @returns About so many bytes: a file that is fetched by itself counts as the average file of its pack.
 */
export function sizeOfPlan({packs, files}: Plan): number {
  return (
    packs.reduce((sum, {bytes}) => sum + bytes, 0) +
    files.reduce((sum, {pack}) => sum + pack.bytes / pack.files.length, 0)
  );
}
