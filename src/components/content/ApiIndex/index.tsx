import {useCallback, useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Entries from '@api-index/Entries';
import {kindNames, symbolKinds} from '@site/src/symbols/kinds';
import {matches, readFilter, wordsOf, writeFilter, type Filter, type FilteredEntry} from './filter';
import styles from './styles.module.css';

interface Row extends FilteredEntry {
  element: HTMLElement;
}

/** The entries of one kind, those that the filter has taken away included. */
interface Section {
  element: HTMLElement;
  list: HTMLElement;
  rows: Row[];
}

/** How long typing rests before the list follows, in milliseconds. */
const rest = 150;

function sectionOf(element: HTMLElement): Section[] {
  const list = element.querySelector('ul');
  const rows = [...element.querySelectorAll<HTMLElement>('li[id]')].map((row) => ({
    element: row,
    kind: element.dataset.kind ?? '',
    text: [...row.querySelectorAll('code a, span')].map(({textContent}) => textContent.toLowerCase()).join(' '),
  }));
  return list ? [{element, list, rows}] : [];
}

/**
 * Leaves in the page what the filter lets through, and says how much that is. Entries are taken out, not hidden: browsers
 * take seconds to hide thousands of neighbours.
 */
function applyFilter(frame: HTMLElement, sections: readonly Section[], {query, kind}: Filter): string {
  const words = wordsOf(query);
  let shown = 0;
  let all = 0;
  for (const {element, list, rows} of sections) {
    const kept = rows.filter((row) => matches(row, words, kind));
    if (
      kept.length !== list.childElementCount ||
      kept.some((row, position) => row.element !== list.children[position])
    ) {
      list.replaceChildren(...kept.map((row) => row.element));
    }
    element.hidden = kept.length === 0;
    shown += kept.length;
    all += rows.length;
  }
  // It counts all there are.
  frame.querySelector('nav')?.toggleAttribute('hidden', shown < all);
  return shown === all ? `${all} names` : `${shown} of ${all} names`;
}

/** The id that the address names. */
function addressedId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // A broken encoding names nothing.
    return '';
  }
}

/**
 * The API index of the version that the page belongs to: every name of the platform that its pages explain.
 * `src/plugins/api-index` collects them.
 *
 * The filter works on the elements themselves, as there may be thousands. It stands in the address as `q` and `kind`, so
 * that a link shows what its author saw. Without script the whole list is there.
 */
export default function ApiIndex(): ReactNode {
  const {version} = useDocsVersion();
  const history = useHistory();
  const {pathname} = useLocation();
  const id = useId();
  const query = useRef<HTMLInputElement>(null);
  const kind = useRef<HTMLSelectElement>(null);
  const index = useRef<{frame: HTMLElement; sections: Section[]}>(undefined);
  const timer = useRef<number>(undefined);
  const [status, setStatus] = useState<string>();

  const show = useCallback((filter: Filter) => {
    if (query.current && kind.current && index.current) {
      query.current.value = filter.query;
      kind.current.value = filter.kind;
      setStatus(applyFilter(index.current.frame, index.current.sections, filter));
    }
  }, []);

  const followAddress = useCallback(() => {
    show(readFilter(window.location.search));
    const target = addressedId();
    const isEntry = index.current?.sections.some(({rows}) => rows.some(({element}) => element.id === target));
    // An entry that the address names is there, whatever the filter says.
    if (isEntry && !document.getElementById(target)) {
      show({query: '', kind: ''});
    }
    if (window.location.search !== '') {
      // The browser went to where it stood in the whole list.
      document.getElementById(target)?.scrollIntoView();
    }
  }, [show]);

  const onReady = useCallback(
    (frame: HTMLElement) => {
      index.current = {frame, sections: [...frame.querySelectorAll('section')].flatMap(sectionOf)};
      followAddress();
    },
    [followAddress],
  );

  useEffect(() => {
    // Only the filter itself replaces the address.
    const stop = history.listen((location, action) => {
      if (action !== 'REPLACE' && location.pathname === pathname) {
        followAddress();
      }
    });
    return () => {
      stop();
      window.clearTimeout(timer.current);
    };
  }, [history, pathname, followAddress]);

  const filterNow = (): void => {
    if (query.current && kind.current) {
      const filter = {query: query.current.value, kind: kind.current.value};
      show(filter);
      history.replace({...history.location, search: writeFilter(history.location.search, filter)});
    }
  };
  const filterSoon = (): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(filterNow, rest);
  };
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    window.clearTimeout(timer.current);
    filterNow();
  };

  return (
    <>
      <form className={styles.filter} role="search" aria-label="API index" onSubmit={onSubmit}>
        <label className={styles.label} htmlFor={`${id}q`}>
          Name, component or detail
          <input
            ref={query}
            id={`${id}q`}
            className={styles.field}
            type="search"
            disabled={status === undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onInput={filterSoon}
          />
        </label>
        <label className={styles.label} htmlFor={`${id}kind`}>
          Kind
          <select
            ref={kind}
            id={`${id}kind`}
            className={styles.field}
            disabled={status === undefined}
            onChange={filterNow}>
            <option value="">All kinds</option>
            {symbolKinds.map((name) => (
              <option key={name} value={kindNames[name].slug}>
                {kindNames[name].many}
              </option>
            ))}
          </select>
        </label>
        <p className={styles.status} role="status">
          {status}
        </p>
      </form>
      <noscript>
        <p>The filter needs JavaScript. Without it, find a name with the search of your browser.</p>
      </noscript>
      <Entries key={version} version={version} onReady={onReady} />
    </>
  );
}
