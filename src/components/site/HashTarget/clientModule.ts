import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {holdHashTarget} from './holdHashTarget';

/** Browsers restore the scroll position themselves on a reload and in the history. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

const release = ExecutionEnvironment.canUseDOM && isNewVisit() ? holdHashTarget() : undefined;

export default {
  onRouteUpdate({location, previousLocation}) {
    // The API index sets the same hash again when its entries are there.
    if (
      previousLocation &&
      (location.pathname !== previousLocation.pathname || location.hash !== previousLocation.hash)
    ) {
      release?.();
    }
  },
} satisfies ClientModule;
