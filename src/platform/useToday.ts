import {useSyncExternalStore} from 'react';
import {dayOf} from './support';
import type {IsoDate} from './types';

/** Nobody tells of midnight; a page that is still open then may say what held when it was drawn. */
const never = (): (() => void) => () => undefined;

/**
 * The reader's day.
 *
 * @returns The day where the reader is; none while the page is still as the server wrote it, since that may be long ago.
 */
export function useToday(): IsoDate | undefined {
  return useSyncExternalStore(
    never,
    () => dayOf(new Date()),
    () => undefined,
  );
}
