import {Fragment, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Entries from '@api-index/Entries';
import {currentEdition} from '@site/src/moodle/editions';
import {kindNames, symbolKinds} from '@site/src/moodle/symbols/kinds';
import {readFilter, writeFilter, type Filter} from './filter';
import {expandAt, findSections, renderSections, type Section} from './sections';
import styles from './styles.module.css';

/** How long to wait after the last key press before the filter applies, in milliseconds. */
const debounceDelay = 150;

function hashId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // The hash is not valid percent-encoding.
    return '';
  }
}

/**
 * Renders the API index for the version of the page: all platform symbols that the docs of this version mention, as
 * collected by `src/plugins/api-index`.
 *
 * Because there may be thousands of entries, the filter changes the DOM directly (see `sections.ts`). The filter is in
 * the URL parameters `q` and `kind`, so that it can be shared. Without JavaScript, the page shows the whole list.
 */
export default function ApiIndex(): ReactNode {
  const {version} = useDocsVersion();
  const history = useHistory();
  const {pathname} = useLocation();
  const query = useRef<HTMLInputElement>(null);
  const kind = useRef<HTMLSelectElement>(null);
  const index = useRef<{container: HTMLElement; sections: Section[]}>(undefined);
  const timer = useRef<number>(undefined);
  const [status, setStatus] = useState<string>();
  const [isFiltered, setIsFiltered] = useState(false);
  /** The query, if no name matches it. */
  const [missing, setMissing] = useState('');
  const {alternateDocVersions} = useActiveDocContext('default');

  const applyFilter = useCallback((filter: Filter) => {
    if (query.current && kind.current && index.current) {
      query.current.value = filter.query;
      kind.current.value = filter.kind;
      const {shown, all} = renderSections(index.current.sections, filter);
      // The list of kinds shows the total numbers, which would be wrong for a filtered list.
      index.current.container.querySelector('nav')?.toggleAttribute('hidden', shown < all);
      setMissing(shown === 0 ? filter.query.trim() : '');
      setIsFiltered(filter.query !== '' || filter.kind !== '');
      setStatus(shown === all ? `${all} names` : `${shown} of ${all} names`);
    }
  }, []);

  const applyUrl = useCallback(() => {
    const sections = index.current?.sections ?? [];
    const target = hashId();
    const isEntry = expandAt(sections, target);
    applyFilter(readFilter(window.location.search));
    // A linked entry has to be visible even if the filter excludes it.
    if (isEntry && !document.getElementById(target)) {
      applyFilter({query: '', kind: ''});
    }
    const element = document.getElementById(target);
    if (element && !element.matches(':target')) {
      // The browser looked for the entry before it was in the document.
      window.location.replace(window.location.hash);
    } else if (window.location.search !== '') {
      // The browser scrolled to the position of the entry in the unfiltered list.
      element?.scrollIntoView();
    }
  }, [applyFilter]);

  const onReady = useCallback(
    (container: HTMLElement) => {
      const sections = findSections(container);
      for (const section of sections) {
        section.moreButton.addEventListener('click', () => {
          const {list} = section;
          const firstAdded = list.childElementCount;
          section.isExpanded = true;
          applyFilter({query: query.current?.value ?? '', kind: kind.current?.value ?? ''});
          // Move the focus, because the button that had it is now hidden.
          list.children[firstAdded]?.querySelector('a')?.focus();
        });
      }
      index.current = {container, sections};
      applyUrl();
    },
    [applyFilter, applyUrl],
  );

  useEffect(() => {
    // Ignore REPLACE, because only the filter itself replaces the URL.
    const unlisten = history.listen((location, action) => {
      if (action !== 'REPLACE' && location.pathname === pathname) {
        applyUrl();
      }
    });
    return () => {
      unlisten();
      window.clearTimeout(timer.current);
    };
  }, [history, pathname, applyUrl]);

  const filterNow = (): void => {
    window.clearTimeout(timer.current);
    if (query.current && kind.current) {
      const filter = {query: query.current.value, kind: kind.current.value};
      expandAt(index.current?.sections ?? []);
      applyFilter(filter);
      history.replace({...history.location, search: writeFilter(history.location.search, filter)});
    }
  };
  const clear = (): void => {
    if (query.current && kind.current) {
      query.current.value = '';
      kind.current.value = '';
      filterNow();
      // The button that had the focus disappears.
      query.current.focus();
    }
  };
  const filterDebounced = (): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(filterNow, debounceDelay);
  };

  return (
    <>
      {/*
        No form, because the list is filtered while the reader types. A form would need a button that does nothing new.
        Enter does not wait until the reader pauses, and hides the keyboard of a phone, like in a search form.
      */}
      <div className={styles.filter} role="search" aria-label="API index">
        <label className={styles.label}>
          Filter by name, component or detail
          <input
            ref={query}
            className={styles.field}
            type="search"
            disabled={status === undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onInput={filterDebounced}
            onKeyDown={({key, currentTarget, nativeEvent}) => {
              if (key === 'Enter' && !nativeEvent.isComposing) {
                filterNow();
                if (window.matchMedia('(pointer: coarse)').matches) {
                  currentTarget.blur();
                }
              }
            }}
          />
        </label>
        <label className={styles.label}>
          Kind
          <select ref={kind} className={styles.field} disabled={status === undefined} onChange={filterNow}>
            <option value="">All kinds</option>
            {symbolKinds.map((name) => (
              <option key={name} value={kindNames[name].slug}>
                {kindNames[name].many}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.result}>
          <p className={styles.status} role="status">
            {status}
          </p>
          {isFiltered && (
            <button type="button" className={styles.clear} onClick={clear}>
              Clear filter
            </button>
          )}
        </div>
      </div>
      {missing !== '' && (
        <p>
          <Link to={`/search?${new URLSearchParams({q: missing}).toString()}`}>Search all pages for “{missing}”</Link>
          {Object.entries(alternateDocVersions)
            .filter(([name]) => name !== version)
            .map(([name, {path}]) => (
              <Fragment key={name}>
                , or look in the{' '}
                <Link to={`${path}${writeFilter('', {query: missing, kind: ''})}`}>
                  index of {name === 'current' ? currentEdition : name}
                </Link>
              </Fragment>
            ))}
          .
        </p>
      )}
      <noscript>
        <p data-nosnippet>The filter needs JavaScript. Without it, search this page in your browser.</p>
      </noscript>
      <Entries key={version} version={version} onReady={onReady} />
    </>
  );
}
