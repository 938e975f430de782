import {useCallback, useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Entries from '@api-index/Entries';
import {kindNames, symbolKinds} from '@site/src/platform/symbols/kinds';
import {readFilter, writeFilter, type Filter} from './filter';
import {drawSections, findSections, openAt, type Section} from './sections';
import styles from './styles.module.css';

/** How long typing rests before the list follows, in milliseconds. */
const rest = 150;

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
 * The filter works on the elements themselves, as there may be thousands (see `sections.ts`). It stands in the address as
 * `q` and `kind`, so that a link shows what its author saw. Without script the whole list is there.
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
      const {shown, all} = drawSections(index.current.sections, filter);
      // It counts all there are.
      index.current.frame.querySelector('nav')?.toggleAttribute('hidden', shown < all);
      setStatus(shown === all ? `${all} names` : `${shown} of ${all} names`);
    }
  }, []);

  const followAddress = useCallback(() => {
    const sections = index.current?.sections ?? [];
    const target = addressedId();
    const isEntry = openAt(sections, target);
    show(readFilter(window.location.search));
    // An entry that the address names is there, whatever the filter says.
    if (isEntry && !document.getElementById(target)) {
      show({query: '', kind: ''});
    }
    const element = document.getElementById(target);
    if (element && !element.matches(':target')) {
      // The browser looked for it before it was there.
      window.location.replace(window.location.hash);
    } else if (window.location.search !== '') {
      // The browser went to where it stood in the whole list.
      element?.scrollIntoView();
    }
  }, [show]);

  const onReady = useCallback(
    (frame: HTMLElement) => {
      const sections = findSections(frame);
      for (const section of sections) {
        section.more.addEventListener('click', () => {
          const {list} = section;
          const next = list.childElementCount;
          section.isWhole = true;
          show({query: query.current?.value ?? '', kind: kind.current?.value ?? ''});
          // The button is gone, and with it the place of the keyboard.
          list.children[next]?.querySelector('a')?.focus();
        });
      }
      index.current = {frame, sections};
      followAddress();
    },
    [show, followAddress],
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
      openAt(index.current?.sections ?? []);
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
