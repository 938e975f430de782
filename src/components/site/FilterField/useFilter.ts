import {useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Browsers refuse to change the address at every key, and readers do not need it. In milliseconds. */
const rest = 300;

/**
 * A filter that stands in the address as `q`, so that a link leads to what its sender saw. Nothing is added to the
 * history of the browser.
 *
 * @returns What is filtered by, and a function that changes it. Empty on the server, and until the page is hydrated.
 */
export function useFilter(): [value: string, change: (value: string) => void] {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  // The address of the prerendered page has no query; reading it only in the browser keeps hydration clean.
  const isBrowser = useIsBrowser();
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    if (typed === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      const {location} = history;
      const parameters = new URLSearchParams(location.search);
      if (typed.trim() === '') {
        parameters.delete('q');
      } else {
        parameters.set('q', typed);
      }
      history.replace({...location, search: parameters.toString()});
      setTyped(undefined);
    }, rest);
    return () => clearTimeout(timer);
  }, [typed, history]);

  const inAddress = isBrowser ? (new URLSearchParams(search).get('q') ?? '') : '';
  return [typed ?? inAddress, setTyped];
}
