import {idOf, pathOf, type ManifestPack, type OfflineManifest} from './format.ts';
import type {Inventory} from './store.ts';

/** What to download to complete a version. */
export interface DownloadPlan {
  packs: ManifestPack[];
  /** Files to download one by one, each with its pack in case that fails. */
  files: {id: string; path: string; pack: ManifestPack}[];
}

/** If more files of a pack are new, the whole pack is downloaded: it is smaller and a single request. */
const maxSingleFiles = 6;

/** The same limit for small packs, as a share of their files. */
const maxSingleFileShare = 0.2;

/**
 * Plans what to download for a version.
 *
 * @param manifest - The version.
 * @param inventory - What is stored, from any version.
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
 * Estimates the size of a download in bytes. A single file counts as the average file of its pack.
 *
 * @param plan - What to download.
 */
export function planSize({packs, files}: DownloadPlan): number {
  return (
    packs.reduce((sum, {bytes}) => sum + bytes, 0) +
    files.reduce((sum, {pack}) => sum + pack.bytes / pack.files.length, 0)
  );
}
