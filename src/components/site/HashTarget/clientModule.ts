import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {holdHashTarget} from './holdHashTarget';

/**
 * Returns whether the page was opened by a link. On reloads and in the history, browsers restore the scroll position.
 */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

const stop = ExecutionEnvironment.canUseDOM && isNewVisit() ? holdHashTarget() : undefined;

export default {
  onRouteUpdate({location, previousLocation}) {
    // Continue if the hash is the same, because the API index sets it again when its entries have loaded.
    if (
      previousLocation &&
      (location.pathname !== previousLocation.pathname || location.hash !== previousLocation.hash)
    ) {
      stop?.();
    }
  },
} satisfies ClientModule;
