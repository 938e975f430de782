import {isHashedPath, type OfflineManifest, type Pack} from './format.ts';
import {locateFiles, type Inventory} from './store.ts';

export interface DownloadPlan {
  packs: Pack[];
  /** Files to download one by one, with their estimated size in bytes. */
  files: {path: string; bytes: number}[];
}

/** If more files of a pack are new, the whole pack is downloaded, because that needs only one request. */
const maxSingleFiles = 24;

/**
 * Plans which packs and files to download for a version, in the order of the manifest. Pages are only downloaded in packs,
 * because a host may serve them differently. The other files are the same in every version, because their paths contain a hash.
 */
export function planDownload(manifest: OfflineManifest, inventory: Inventory): DownloadPlan {
  const stored = locateFiles(inventory, manifest);
  const plan: DownloadPlan = {packs: [], files: []};
  for (const pack of manifest.packs) {
    const missing = pack.files.filter((path) => !stored.has(path));
    const isKnown = missing.length < pack.files.length && pack.files.every(isHashedPath);
    if (isKnown && missing.length <= maxSingleFiles) {
      plan.files.push(...missing.map((path) => ({path, bytes: pack.bytes / pack.files.length})));
    } else if (missing.length > 0) {
      plan.packs.push(pack);
    }
  }
  return plan;
}

/** Returns the size of a download in bytes. */
export function planSize({packs, files}: DownloadPlan): number {
  return [...packs, ...files].reduce((sum, {bytes}) => sum + bytes, 0);
}
