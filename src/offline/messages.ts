import type {Progress} from './download.ts';

/** What a page says to the service worker. */
export type ToWorker =
  | {type: 'offline-status'}
  /** Fetches what is missing; also after a pause, a failure or a closed tab. */
  | {type: 'offline-start'}
  | {type: 'offline-pause'}
  | {type: 'offline-remove'};

/** How it stands with the stored site. */
export type OfflineStatus =
  /** Nothing is stored, and nothing is being fetched. `total` is what would be; a reader may have removed it. */
  | {state: 'empty'; total: number; isByReader: boolean}
  | ({state: 'downloading'} & Progress)
  /** Something is missing, as the reader has paused the download or something has cut it off. */
  | ({state: 'paused'; isByReader: boolean} & Progress)
  /** The disk is full. */
  | ({state: 'full'} & Progress)
  | ({state: 'failed'; message: string} & Progress)
  /** All is there: bytes on the disk, and since when, as an ISO date and time. */
  | {state: 'complete'; bytes: number; since: string};

/** What the worker says to all pages. */
export interface FromWorker {
  type: 'offline-status';
  status: OfflineStatus;
}
