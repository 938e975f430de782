import {idOf, pathOf, type ManifestPack, type OfflineManifest} from './format.ts';
import type {Inventory} from './store.ts';

/** The downloads that are needed to complete a version. */
export interface DownloadPlan {
  packs: ManifestPack[];
  /** Files to download individually. Each has its pack, which is downloaded instead if the file fails. */
  files: {id: string; path: string; pack: ManifestPack}[];
}

/**
 * If more files of a pack are new, the whole pack is downloaded, because it is smaller than the files and needs only one
 * request.
 */
const maxSingleFiles = 6;

/** The corresponding limit for small packs, as a proportion of their files. */
const maxSingleFileShare = 0.2;

/**
 * Plans which packs and files to download for a version.
 *
 * @param manifest - The version.
 * @param inventory - Stored files of any version.
 * @returns The packs and files, in the order of the manifest.
 */
export function planDownload(manifest: OfflineManifest, {packOf}: Pick<Inventory, 'packOf'>): DownloadPlan {
  const plan: DownloadPlan = {packs: [], files: []};
  for (const pack of manifest.packs) {
    const missing = pack.files.filter((file) => !packOf.has(idOf(file)));
    if (missing.length > Math.min(maxSingleFiles, pack.files.length * maxSingleFileShare)) {
      plan.packs.push(pack);
    } else {
      plan.files.push(...missing.map((file) => ({id: idOf(file), path: pathOf(file), pack})));
    }
  }
  return plan;
}

/**
 * Estimates the size of a download in bytes. The size of a single file is estimated as the average size in its pack.
 *
 * @param plan - The packs and files to download.
 */
export function planSize({packs, files}: DownloadPlan): number {
  return (
    packs.reduce((sum, {bytes}) => sum + bytes, 0) +
    files.reduce((sum, {pack}) => sum + pack.bytes / pack.files.length, 0)
  );
}
