import {startTransition, useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {openSearch} from './openSearch';
import type {SearchAnswer, SearchRequest} from './types.ts';

/** After this time, in milliseconds, readers are told that a search is under way. */
const late = 300;

/** After this time, in milliseconds, a search has failed for a reader, even if it may still arrive. */
const patience = 10_000;

/** How a search ended. */
type End = {answer: SearchAnswer} | {failure: string};

/** What there is to show: the last search that ended, and whether a newer one takes long. */
export interface Search {
  /** The request of the last search that ended, and how. */
  last: {request: SearchRequest; end: End} | undefined;
  isLate: boolean;
  /** Searches for the same again. */
  retry: () => void;
  /** Fetches ahead what a first search needs. */
  prepare: (place: Pick<SearchRequest, 'language' | 'tags'>) => void;
}

/**
 * Searches with the engine of the site for as long as the component is there.
 *
 * @param request - What to look for, compared by content; undefined for nothing.
 * @returns See `Search`. What has ended stays until something else has, or there is nothing to look for.
 */
export function useSearch(request: SearchRequest | undefined): Search {
  const baseUrl = useBaseUrl('/');
  const [client] = useState(() => openSearch(baseUrl));
  const [attempt, setAttempt] = useState(0);
  const [ended, setEnded] = useState<{id: string; request: SearchRequest; end: End}>();
  const [lateId, setLateId] = useState<string>();
  const content = request && JSON.stringify(request);
  const id = `${attempt} ${content}`;

  // After an empty field another search begins: what the one before has found would only be drawn to be replaced.
  if (content === undefined && ended !== undefined) {
    setEnded(undefined);
  }

  useEffect(() => () => client.close(), [client]);

  useEffect(() => {
    if (content === undefined) {
      return undefined;
    }
    const wanted = JSON.parse(content) as SearchRequest;
    let isWanted = true;
    const end = (how: End): void => {
      if ('failure' in how) {
        console.warn(`Search: ${how.failure}`);
      }
      // What was found is drawn piece by piece, between the letters of a quick typist.
      startTransition(() => setEnded({id, request: wanted, end: how}));
    };
    const timers = [
      setTimeout(() => setLateId(id), late),
      setTimeout(() => end({failure: `The search for "${wanted.query}" takes too long.`}), patience),
    ];
    const stopTimers = (): void => timers.forEach((timer) => clearTimeout(timer));
    void client.search(wanted).then((outcome) => {
      if (!isWanted || outcome.status === 'superseded') {
        return;
      }
      stopTimers();
      end(outcome.status === 'failed' ? {failure: outcome.message} : {answer: outcome.answer});
    });
    return () => {
      isWanted = false;
      stopTimers();
    };
  }, [client, content, id]);

  return {
    last: ended,
    isLate: content !== undefined && lateId === id && ended?.id !== id,
    retry: () => setAttempt((count) => count + 1),
    prepare: (place) => client.prepare(place),
  };
}
