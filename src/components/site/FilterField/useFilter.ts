import {useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * How long to wait after the last key press before the URL is updated, in milliseconds. Browsers limit how often a
 * script may change the URL.
 */
const debounceDelay = 300;

/**
 * Keeps the text of a filter in a URL parameter, so that readers can share a filtered page. Changes don't add entries to the
 * browser history. The text is empty until the page is hydrated.
 */
export function useFilter(parameter = 'q'): [value: string, setValue: (value: string) => void] {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  // The prerendered page has no query string, so hydration has to start without one.
  const isBrowser = useIsBrowser();
  const [draft, setDraft] = useState<string>();

  useEffect(() => {
    if (draft === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const {location} = history;
      const parameters = new URLSearchParams(location.search);
      if (draft.trim() === '') {
        parameters.delete(parameter);
      } else {
        parameters.set(parameter, draft);
      }
      history.replace({...location, search: parameters.toString()});
      setDraft(undefined);
    }, debounceDelay);
    return () => clearTimeout(timer);
  }, [draft, history, parameter]);

  const urlValue = isBrowser ? (new URLSearchParams(search).get(parameter) ?? '') : '';
  return [draft ?? urlValue, setDraft];
}
