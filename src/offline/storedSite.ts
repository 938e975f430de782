import {candidateFiles, mediaType} from './urls.ts';
import {idOf, isHashedPath, pathOf, type OfflineManifest} from './format.ts';
import {withSharedNames} from './sharedNames.ts';
import type {Inventory, OfflineStore} from './store.ts';
import {unpack, type UnpackedPack} from './unpack.ts';

/**
 * Maximum number of packs that stay unpacked in memory. Each takes about 3 MB. A page needs two or three packs, and a
 * search needs the same number again.
 */
const maxUnpackedPacks = 8;

const notFoundFile = '404.html';

/** Responds to requests with the files of a stored version. */
export class StoredSite {
  private readonly unpacked = new Map<string, Promise<UnpackedPack | undefined>>();
  private readonly idByPath: ReadonlyMap<string, string>;

  /**
   * @param store - The stored files.
   * @param inventory - Content of the store.
   * @param manifest - The version to serve.
   * @param baseUrl - Base URL of the site, with slashes at both ends.
   * @param headers - Headers of every response.
   */
  constructor(
    private readonly store: OfflineStore,
    private readonly inventory: Inventory,
    private readonly manifest: OfflineManifest,
    private readonly baseUrl: string,
    private readonly headers: readonly [name: string, value: string][],
  ) {
    // Pages that were opened before an update still request the scripts of their own version, so files with a hash in
    // their name are also served from earlier versions.
    const earlier = [...inventory.manifests.values()].flatMap(({packs}) =>
      packs.flatMap(({files}) => files.filter((file) => isHashedPath(pathOf(file)))),
    );
    const current = manifest.packs.flatMap(({files}) => files);
    this.idByPath = new Map([...earlier, ...current].map((file) => [pathOf(file), idOf(file)]));
  }

  /** Reads a file. Returns undefined if the file is not stored or its pack is damaged. */
  private async read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const id = this.idByPath.get(path);
    const pack = id === undefined ? undefined : this.inventory.packOf.get(id);
    if (id === undefined || pack === undefined) {
      return undefined;
    }
    return pack === '' ? this.store.file(id) : (await this.openPack(pack))?.get(id);
  }

  private openPack(id: string): Promise<UnpackedPack | undefined> {
    const cached = this.unpacked.get(id);
    this.unpacked.delete(id);
    const pack =
      cached ??
      this.store
        .pack(id)
        .then((blob) => blob && unpack(blob))
        // A damaged pack is treated like a missing one, because the file may be available from the network.
        .catch(() => undefined);
    this.unpacked.set(id, pack);
    const [oldest] = this.unpacked.keys();
    if (this.unpacked.size > maxUnpackedPacks && oldest !== undefined) {
      this.unpacked.delete(oldest);
    }
    return pack;
  }

  private async responseFor(path: string, status = 200): Promise<Response | undefined> {
    const content = await this.read(path);
    if (!content) {
      return undefined;
    }
    const body = path.endsWith('.html')
      ? withSharedNames(new TextDecoder().decode(content), this.manifest.sharedNames)
      : content;
    return new Response(body, {status, headers: [...this.headers, ['Content-Type', mediaType(path)]]});
  }

  /**
   * Responds to a request.
   *
   * @param url - URL of the request. Query and hash are ignored.
   * @returns The response, or undefined if no stored file matches.
   */
  async respond(url: string): Promise<Response | undefined> {
    for (const path of candidateFiles(new URL(url).pathname, this.baseUrl)) {
      const response = await this.responseFor(path);
      if (response) {
        return response;
      }
    }
    return undefined;
  }

  /** Returns the stored not-found page with status 404, or undefined if it is not stored. */
  async notFound(): Promise<Response | undefined> {
    return this.responseFor(notFoundFile, 404);
  }
}
