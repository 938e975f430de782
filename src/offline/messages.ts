import type {Progress} from './download.ts';

/** A message from a page to the service worker. */
export type ToWorker =
  {type: 'offline-status'} | {type: 'offline-start'} | {type: 'offline-pause'} | {type: 'offline-remove'};

export type OfflineStatus =
  /** Nothing is stored. `total` is the size of the download, and `isByReader` is true if the reader removed the site. */
  | {state: 'empty'; total: number; isByReader: boolean}
  | ({state: 'downloading'} & Progress)
  /** The download is incomplete, either because the reader paused it or because it was interrupted. */
  | ({state: 'paused'; isByReader: boolean} & Progress)
  | ({state: 'full'} & Progress)
  | ({state: 'failed'; message: string} & Progress)
  /** Everything is stored. `bytes` is the size on disk, and `since` the ISO date and time when the download completed. */
  | {state: 'complete'; bytes: number; since: string};

/** A message from the worker to all pages. */
export interface FromWorker {
  type: 'offline-status';
  status: OfflineStatus;
}
