import {filesFor, typeOf} from './address.ts';
import {idOf, isHashedPath, pathOf, type OfflineManifest} from './format.ts';
import {withSharedNames} from './sharedNames.ts';
import type {Inventory, OfflineStore} from './store.ts';
import {unpack, type UnpackedPack} from './unpack.ts';

/** Packs that stay unpacked in memory: a page takes two or three, a search as many again. About 3 MB each. */
const mostUnpacked = 8;

const notFoundFile = '404.html';

/** Answers requests from the stored site. */
export class Library {
  private readonly unpacked = new Map<string, Promise<UnpackedPack | undefined>>();
  private readonly idByPath: ReadonlyMap<string, string>;

  /**
   * @param store - The stored site.
   * @param inventory - What of it was there when this library was made.
   * @param manifest - The version to answer from.
   * @param baseUrl - Base URL of the site, with slashes at both ends.
   * @param headers - What the host sent this version with.
   */
  constructor(
    private readonly store: OfflineStore,
    private readonly inventory: Inventory,
    private readonly manifest: OfflineManifest,
    private readonly baseUrl: string,
    private readonly headers: readonly [name: string, value: string][],
  ) {
    // Pages that were loaded before an update ask for scripts of their own version; their names tell versions apart.
    const earlier = [...inventory.manifests.values()].flatMap(({packs}) =>
      packs.flatMap(({files}) => files.filter((file) => isHashedPath(pathOf(file)))),
    );
    const own = manifest.packs.flatMap(({files}) => files);
    this.idByPath = new Map([...earlier, ...own].map((file) => [pathOf(file), idOf(file)]));
  }

  /** Content of a file of the version, or undefined if it is not stored or damaged. */
  private async contentOf(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const id = this.idByPath.get(path);
    const pack = id === undefined ? undefined : this.inventory.packOf.get(id);
    if (id === undefined || pack === undefined) {
      return undefined;
    }
    return pack === '' ? this.store.file(id) : (await this.open(pack))?.get(id);
  }

  private open(id: string): Promise<UnpackedPack | undefined> {
    const known = this.unpacked.get(id);
    this.unpacked.delete(id);
    // A damaged pack is as good as none: the network may have the file.
    const pack =
      known ??
      this.store
        .pack(id)
        .then((blob) => blob && unpack(blob))
        .catch(() => undefined);
    this.unpacked.set(id, pack);
    const [oldest] = this.unpacked.keys();
    if (this.unpacked.size > mostUnpacked && oldest !== undefined) {
      this.unpacked.delete(oldest);
    }
    return pack;
  }

  private async responseOf(path: string, status = 200): Promise<Response | undefined> {
    const content = await this.contentOf(path);
    if (!content) {
      return undefined;
    }
    const body = path.endsWith('.html')
      ? withSharedNames(new TextDecoder().decode(content), this.manifest.sharedNames)
      : content;
    return new Response(body, {status, headers: [...this.headers, ['Content-Type', typeOf(path)]]});
  }

  /**
   * Answers a request.
   *
   * @param url - Address of the request; query and hash do not matter.
   * @returns The response, or undefined if no stored file fits.
   */
  async answer(url: string): Promise<Response | undefined> {
    for (const path of filesFor(new URL(url).pathname, this.baseUrl)) {
      const response = await this.responseOf(path);
      if (response) {
        return response;
      }
    }
    return undefined;
  }

  /**
   * What a reader without a network sees at an address that no page has.
   *
   * @returns The page with status 404, or undefined if it is not stored.
   */
  async notFound(): Promise<Response | undefined> {
    return this.responseOf(notFoundFile, 404);
  }
}
