import {startTransition, useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {createSearchClient} from './searchClient';
import type {SearchAnswer, SearchRequest} from './types.ts';

/** Delay in milliseconds before the interface shows that a search is running. */
const lateAfter = 300;

/** Timeout of a search in milliseconds. */
const timeout = 10_000;

type End = {answer: SearchAnswer} | {failure: string};

/** State of the search: the last search that ended, and whether a newer one is taking a long time. */
export interface Search {
  last: {request: SearchRequest; end: End} | undefined;
  isLate: boolean;
  retry: () => void;
  prepare: (scope: Pick<SearchRequest, 'language' | 'tags'>) => void;
}

/**
 * Searches while the component is mounted, for a request that is compared by value. The last result stays until another search
 * ends or the request becomes undefined.
 */
export function useSearch(request: SearchRequest | undefined): Search {
  const baseUrl = useBaseUrl('/');
  const [client] = useState(() => createSearchClient(baseUrl));
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<{id: string; request: SearchRequest; end: End}>();
  const [lateId, setLateId] = useState<string>();
  const content = request && JSON.stringify(request);
  const id = `${attempt} ${content}`;

  // When the field is cleared, the result is discarded. Otherwise it would flash up at the start of the next search.
  if (content === undefined && ended !== undefined) {
    setEnded(undefined);
  }

  useEffect(() => () => client.close(), [client]);

  useEffect(() => {
    if (content === undefined) {
      return undefined;
    }
    const wanted = JSON.parse(content) as SearchRequest;
    let isCurrent = true;
    const finish = (end: End): void => {
      if ('failure' in end) {
        console.warn(`Search: ${end.failure}`);
      }
      // A transition keeps the field responsive while the results are rendered.
      startTransition(() => setEnded({id, request: wanted, end}));
    };
    const timers = [
      setTimeout(() => setLateId(id), lateAfter),
      setTimeout(() => finish({failure: `The search for "${wanted.query}" takes too long.`}), timeout),
    ];
    const stopTimers = (): void => timers.forEach((timer) => clearTimeout(timer));
    void client.search(wanted).then((outcome) => {
      if (!isCurrent || outcome.status === 'superseded') {
        return;
      }
      stopTimers();
      finish(outcome.status === 'failed' ? {failure: outcome.message} : {answer: outcome.answer});
    });
    return () => {
      isCurrent = false;
      stopTimers();
    };
  }, [client, content, id]);

  return {
    last: ended,
    isLate: content !== undefined && lateId === id && ended?.id !== id,
    retry: () => setAttempt((count) => count + 1),
    prepare: (scope) => client.prepare(scope),
  };
}
