import type {Progress} from './download.ts';

/** A message from a page to the service worker. */
export type ToWorker =
  | {type: 'offline-status'}
  /** Starts or resumes the download. */
  | {type: 'offline-start'}
  | {type: 'offline-pause'}
  | {type: 'offline-remove'};

/** Status of the stored site. */
export type OfflineStatus =
  /** Nothing is stored. `total` is the size of a download; `isByReader` is set if the reader removed the site. */
  | {state: 'empty'; total: number; isByReader: boolean}
  | ({state: 'downloading'} & Progress)
  /** The download is incomplete, because the reader paused it or it was interrupted. */
  | ({state: 'paused'; isByReader: boolean} & Progress)
  /** The disk is full. */
  | ({state: 'full'} & Progress)
  | ({state: 'failed'; message: string} & Progress)
  /** Everything is stored: bytes on disk, and when the download was completed, as ISO date and time. */
  | {state: 'complete'; bytes: number; since: string};

/** A message from the worker to all pages. */
export interface FromWorker {
  type: 'offline-status';
  status: OfflineStatus;
}
