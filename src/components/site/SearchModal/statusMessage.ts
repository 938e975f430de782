import type {Search} from '@site/src/search/useSearch';

/** Returns the state of the search for screen readers, or an empty string if there is nothing to announce. */
export function statusMessage(query: string, {last, isLate}: Search): string {
  if (isLate) {
    return 'Searching';
  }
  if (query === '' || last === undefined) {
    return '';
  }
  if ('failure' in last.end) {
    return 'Unable to fetch results. You might want to check your network connection.';
  }
  const {total: pages, hits} = last.end.answer;
  const total = pages + hits.filter(({symbol}) => symbol).length;
  return total === 0 ? `No results for ${last.request.query}` : `${total} ${total === 1 ? 'result' : 'results'}`;
}
