import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {holdHashTarget} from './holdHashTarget';

/** Browsers restore the scroll position themselves on a reload and in the history. */
function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

const release = ExecutionEnvironment.canUseDOM && isNewVisit() ? holdHashTarget() : undefined;

/**
 * Leaves the scroll position to Docusaurus as soon as the address changes.
 *
 * @param change - What Docusaurus passes: there is no previous location on the first page.
 */
export function onRouteUpdate({previousLocation}: {previousLocation: unknown}): void {
  if (previousLocation) {
    release?.();
  }
}
