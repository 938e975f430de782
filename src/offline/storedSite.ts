import {candidateFiles, mediaType} from './urls.ts';
import type {OfflineManifest} from './format.ts';
import {withSharedNames} from './sharedNames.ts';
import {locateFiles, type Inventory, type OfflineStore} from './store.ts';
import {unpack, type UnpackedPack} from './unpack.ts';

/**
 * Maximum number of packs that stay unpacked in memory. Each takes about 10 MB. A page needs the pack of its folder and the
 * ones that all pages share.
 */
const maxUnpackedPacks = 4;

const notFoundFile = '404.html';

/** Responds to requests with the files of a stored version. */
export class StoredSite {
  private readonly unpacked = new Map<string, Promise<UnpackedPack | undefined>>();
  private readonly packOf: ReadonlyMap<string, string>;

  /** Serves the content of the store, with these headers in every response. */
  constructor(
    private readonly store: OfflineStore,
    inventory: Inventory,
    private readonly manifest: OfflineManifest,
    private readonly baseUrl: string,
    private readonly headers: readonly [name: string, value: string][],
  ) {
    this.packOf = locateFiles(inventory, manifest);
  }

  private async read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const pack = this.packOf.get(path);
    if (pack === undefined) {
      return undefined;
    }
    return pack === '' ? this.store.read('file', path) : (await this.openPack(pack))?.get(path);
  }

  private openPack(id: string): Promise<UnpackedPack | undefined> {
    const cached = this.unpacked.get(id);
    this.unpacked.delete(id);
    const pack =
      cached ??
      this.store
        .read('pack', id)
        .then((bytes) => bytes && unpack(bytes))
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

  /** Responds to a request for a stored file, ignoring query and hash. */
  async respond(url: string): Promise<Response | undefined> {
    for (const path of candidateFiles(new URL(url).pathname, this.baseUrl)) {
      const response = await this.responseFor(path);
      if (response) {
        return response;
      }
    }
    return undefined;
  }

  async notFound(): Promise<Response | undefined> {
    return this.responseFor(notFoundFile, 404);
  }
}
