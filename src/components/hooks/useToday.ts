import {useSyncExternalStore} from 'react';
import {toLocalDate} from '../../moodle/support';
import type {IsoDate} from '../../moodle/types';

/** Never notifies React, so a page that is open at midnight keeps its date. */
const subscribe = (): (() => void) => () => undefined;

/** Returns today's date in the reader's time zone. It is undefined during hydration, because the build may be older. */
export function useToday(): IsoDate | undefined {
  return useSyncExternalStore(
    subscribe,
    () => toLocalDate(new Date()),
    () => undefined,
  );
}
