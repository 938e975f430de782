import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {missingPageIssueUrl, versionParameter, formatSearchParams} from '@site/src/search/searchParams';
import type {SearchAnswer, SearchHit} from '@site/src/search/types';
import type {Search} from '@site/src/search/useSearch';
import MagnifyingGlass from '../MagnifyingGlass';
import HitOptions, {groupHits} from './HitOptions';
import {useRecentHits} from './recentHits';
import styles from './styles.module.css';

/** What the dialog shows, and whom it tells. */
export interface Props {
  /** What the field holds. */
  query: string;
  onQuery: (query: string) => void;
  /** The search for it. */
  search: Search;
  /** Address of the page that shows all results. */
  searchPage: string;
  /** The version of each documentation in which the search looks, by the id of its plugin. */
  versions: Readonly<Record<string, string>>;
  /** Where to report a result that is missing; takes a `title`. */
  newIssueUrl: string;
  onClose: () => void;
  /** Goes to a page of the site. */
  onNavigate: (url: string) => void;
}

/** How many titles are proposed where nothing is found. */
const mostSuggestions = 3;

/** The face of letters beyond Latin, as `fonts.css` declares it; of its ranges, that of the text given with it is fetched. */
const extendedFace = "1em 'Atkinson Hyperlegible Next Extended'";

/** Of the page while the dialog is there; see the style sheet. */
const openMark = 'data-search-open';

const noHits: readonly SearchHit[] = [];

/** A click that opens a page elsewhere leaves this one as it is. */
function opensElsewhere({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.lead}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className={styles.action} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  newIssueUrl: string;
  onQuery: (query: string) => void;
}

function NoResults({query, suggestions, newIssueUrl, onQuery}: NoResultsProps): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.lead}>
        No results for "<strong>{query}</strong>"
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.suggestion} onClick={() => onQuery(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <Link href={missingPageIssueUrl(newIssueUrl, query)}>Let us know.</Link>
      </p>
    </div>
  );
}

/** What a screen reader is told of the search, in a sentence. */
function sayHow(query: string, {last, isLate}: Search): string {
  if (isLate) {
    return 'Searching';
  }
  if (query === '' || last === undefined) {
    return '';
  }
  if ('failure' in last.end) {
    return 'Unable to fetch results. You might want to check your network connection.';
  }
  const {total} = last.end.answer;
  return total === 0 ? `No results for ${last.request.query}` : `${total} ${total === 1 ? 'result' : 'results'}`;
}

/**
 * The dialog of the search: a field, below it the pages that match as one types, best first, in groups by section of the
 * site. Its look, words and keys are those of DocSearch.
 *
 * @param props - See `Props`.
 */
export default function SearchModal({
  query,
  onQuery,
  search,
  searchPage,
  versions,
  newIssueUrl,
  onClose,
  onNavigate,
}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const {hits: recent, add, clear} = useRecentHits();

  // The browser keeps the focus inside, and gives it back to what had it.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.select();
    // The page stays where it is. A style sheet could see by itself that the dialog is there, with `:has`, but would have
    // the browser look for it with each letter.
    document.documentElement.toggleAttribute(openMark, true);
    return () => {
      document.documentElement.toggleAttribute(openMark, false);
      element?.close();
    };
  }, []);

  // Names in hits have such letters. Without the face the first of them has the browser look for another one as one types.
  useEffect(() => {
    document.fonts.load(extendedFace, 'š').catch(() => undefined);
  }, []);

  useEffect(() => {
    const element = dialog.current;
    // Around the box there is nothing but the dialog itself.
    const closeOutside = ({target}: Event): void => {
      if (target === element) {
        onClose();
      }
    };
    element?.addEventListener('mousedown', closeOutside);
    return () => element?.removeEventListener('mousedown', closeOutside);
  }, [onClose]);

  const wanted = query.trim();
  const {last} = search;
  const answer = last && 'answer' in last.end ? last.end.answer : undefined;
  const hasFailed = last !== undefined && answer === undefined;

  // What was found last, for proposals where nothing is.
  const [found, setFound] = useState<SearchAnswer>();
  if (answer && answer.total > 0 && answer !== found) {
    setFound(answer);
  }
  const suggestions = [...new Set(found?.hits.map(({title}) => title.text))].slice(0, mostSuggestions);

  const shown = wanted === '' ? recent : (answer?.hits ?? noHits);
  const label = wanted === '' ? 'Recent' : undefined;
  const groups = useMemo(() => groupHits(shown, label), [shown, label]);
  const options = useMemo(() => groups.flatMap(({hits}) => hits), [groups]);

  // The first result is chosen until the reader chooses another one of the same results.
  const [choice, setChoice] = useState<{of: readonly SearchHit[]; index: number}>();
  const chosen = choice?.of === shown ? choice.index : wanted === '' ? -1 : 0;
  const choose = useCallback((index: number): void => setChoice({of: shown, index}), [shown]);
  const optionId = useCallback((index: number): string => `${id}-${index}`, [id]);
  const open = useCallback(
    (hit: SearchHit, event: MouseEvent): void => {
      add(hit);
      if (!opensElsewhere(event)) {
        event.preventDefault();
        onClose();
        onNavigate(hit.url);
      }
    },
    [add, onClose, onNavigate],
  );
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({block: 'nearest'});
  }, [choice]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      choose((Math.max(chosen, step === 1 ? -1 : 0) + step + options.length) % options.length);
    }
    // What is shown may still be for what stood in the field before; the form leads to all results.
    if (event.key === 'Enter' && options[chosen] && (wanted === '' || last?.request.query === wanted)) {
      event.preventDefault();
      const {ctrlKey, metaKey, shiftKey} = event;
      const modifiers = {ctrlKey, metaKey, shiftKey};
      list.current
        ?.querySelector('[aria-selected="true"]')
        ?.dispatchEvent(new window.MouseEvent('click', {...modifiers, bubbles: true, cancelable: true}));
    }
  };

  const allResults = `${searchPage}${formatSearchParams({query: wanted, versions, page: 1})}`;
  return (
    <dialog
      ref={dialog}
      className={clsx('DocSearch DocSearch-Container', styles.container)}
      aria-label="Search docs"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}>
      <div className={clsx('DocSearch-Modal', styles.modal)}>
        <form className={clsx('DocSearch-Form', styles.form)} action={searchPage} role="search">
          <MagnifyingGlass className={styles.glass} />
          <input
            ref={field}
            className={clsx('DocSearch-Input', styles.field)}
            type="text"
            name="q"
            role="combobox"
            aria-label="Search docs"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={`${id}-list`}
            {...(options[chosen] && {'aria-activedescendant': optionId(chosen)})}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            placeholder="Search docs"
            value={query}
            onChange={({target}) => onQuery(target.value)}
            onKeyDown={onKeyDown}
          />
          {Object.entries(versions).map(([pluginId, version]) => (
            <input key={pluginId} type="hidden" name={versionParameter(pluginId)} value={version} />
          ))}
          <button type="button" className={clsx('DocSearch-Cancel', styles.close)} onClick={onClose}>
            Close
          </button>
        </form>
        <div className={clsx('DocSearch-Dropdown', styles.results)} aria-busy={search.isLate}>
          {wanted !== '' && hasFailed && <Failure onRetry={search.retry} />}
          {wanted !== '' && answer?.total === 0 && (
            <NoResults
              query={last?.request.query ?? ''}
              suggestions={suggestions}
              newIssueUrl={newIssueUrl}
              onQuery={onQuery}
            />
          )}
          {wanted === '' && recent.length === 0 && <p className={styles.message}>No recent searches</p>}
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={wanted === '' ? 'Recent searches' : 'Results'}
            hidden={options.length === 0}>
            <HitOptions groups={groups} chosen={chosen} optionId={optionId} onChoose={choose} onOpen={open} />
          </div>
          {wanted === '' && recent.length > 0 && (
            <button type="button" className={styles.action} onClick={clear}>
              Clear recent searches
            </button>
          )}
          {wanted !== '' && answer !== undefined && answer.total > 0 && (
            <Link className={clsx('DocSearch-HitsFooter', styles.all)} href={allResults} onClick={onClose}>
              See all results ({answer.total})
            </Link>
          )}
        </div>
        <p className={styles.status} role="status">
          {sayHow(wanted, search)}
        </p>
        <ul className={clsx('DocSearch-Commands', styles.keys)} aria-hidden="true">
          <li>
            <kbd>↵</kbd> to select
          </li>
          <li>
            <kbd>↓</kbd> <kbd>↑</kbd> to navigate
          </li>
          <li>
            <kbd>esc</kbd> to close
          </li>
        </ul>
      </div>
    </dialog>
  );
}
