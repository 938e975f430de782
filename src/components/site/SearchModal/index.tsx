import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {versionParameter, formatSearchParams} from '@site/src/search/searchParams';
import {onlyLabels, readOnly, type Only} from '@site/src/search/only';
import type {SearchHit} from '@site/src/search/types';
import type {Search} from '@site/src/search/useSearch';
import MagnifyingGlass from '../MagnifyingGlass';
import UncoveredNote from '../UncoveredNote';
import Keys from '../../content/ShortcutList/Keys';
import {shortcuts} from '../../content/ShortcutList/shortcuts';
import {useModalDialog} from '../../hooks/useModalDialog';
import CommonTasks from './CommonTasks';
import HitOptions, {groupHits, isExternal} from './HitOptions';
import NoResults from './NoResults';
import {useHitSelection} from './useHitSelection';
import {useRecentHits} from './useRecentHits';
import styles from './styles.module.css';

export interface Props {
  query: string;
  onQuery: (query: string) => void;
  search: Search;
  only: Only | undefined;
  onOnly: (only: Only | undefined) => void;
  searchPage: string;
  /** Label of the searched version, if there are several. */
  scope?: string;
  /** The searched version of each docs plugin, by plugin ID. */
  versions: Readonly<Record<string, string>>;
  /** Whether the reader has typed the query, and may continue. Otherwise it is selected, so that typing replaces it. */
  isTyped?: boolean | undefined;
  /** URL for reporting a missing result. It accepts the parameter `title`. */
  newIssueUrl: string;
  onClose: () => void;
  onNavigate: (url: string) => void;
}

/**
 * Font for letters outside basic Latin, declared in `fonts.css`. Only the Unicode range of the given text is loaded.
 */
const extendedFont = "1em 'Atkinson Hyperlegible Next Extended'";

const noHits: readonly SearchHit[] = [];
const noNames: readonly string[] = [];

/** Adds an option for the source code after the best symbol, because an option cannot contain a separate link. */
function addSourceOption(hits: readonly SearchHit[]): readonly SearchHit[] {
  const [first, ...others] = hits;
  const source = first?.symbol?.source;
  if (!first || !source || first.url === source.url) {
    return hits;
  }
  const {breadcrumbs} = first;
  const option: SearchHit = {
    url: source.url,
    tag: '',
    title: {text: `Source: ${source.path}`, ranges: []},
    breadcrumbs: breadcrumbs.slice(0, 1),
    snippet: {text: '', ranges: []},
  };
  return [first, option, ...others];
}

function opensElsewhere({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

/** Returns the state of the search for screen readers, or an empty string if there is nothing to announce. */
function statusMessage(query: string, {last, isLate}: Search): string {
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

/**
 * Shows the search dialog, which has a field and, while the reader types, the matching pages grouped by section of the
 * site. Appearance, wording and keys follow DocSearch.
 */
export default function SearchModal({
  query,
  onQuery,
  search,
  only,
  onOnly,
  searchPage,
  scope = '',
  versions,
  isTyped = false,
  newIssueUrl,
  onClose,
  onNavigate,
}: Props): ReactNode {
  const id = useId();
  const dialog = useModalDialog(onClose);
  const field = useRef<HTMLInputElement>(null);
  const {hits: recent, add: addRecent, clear: clearRecent} = useRecentHits();

  useLayoutEffect(() => (isTyped ? field.current?.focus() : field.current?.select()), [isTyped]);

  // Preload the font, because names in hits can contain such letters and the first one would cause a delay during
  // typing.
  useEffect(() => {
    document.fonts.load(extendedFont, 'š').catch(() => undefined);
  }, []);

  const trimmedQuery = query.trim();
  const isEmpty = trimmedQuery === '';
  const {last} = search;
  /** Whether the shown hits are still those of the previous query. */
  const isOutdated = !isEmpty && (last?.request.query !== trimmedQuery || last.request.only !== only);
  const answer = last && 'answer' in last.end ? last.end.answer : undefined;
  const hasFailed = last !== undefined && answer === undefined;

  const hits = useMemo(() => (isEmpty ? recent : addSourceOption(answer?.hits ?? noHits)), [isEmpty, recent, answer]);
  const groupLabel = isEmpty ? 'Recent' : undefined;
  const groups = useMemo(() => groupHits(hits, groupLabel), [hits, groupLabel]);
  const options = useMemo(() => groups.flatMap((group) => group.hits), [groups]);
  const {listRef, selectedIndex, select, move, clickSelected} = useHitSelection(options, isEmpty ? -1 : 0);
  const selectedHit = options[selectedIndex];

  const optionId = useCallback((index: number): string => `${id}-${index}`, [id]);
  const openHit = useCallback(
    (hit: SearchHit, event: MouseEvent): void => {
      if (isExternal(hit.url)) {
        return;
      }
      addRecent(hit);
      if (!opensElsewhere(event)) {
        event.preventDefault();
        onClose();
        onNavigate(hit.url);
      }
    },
    [addRecent, onClose, onNavigate],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    // The key belongs to an input method, which chooses or cancels a conversion with it. Safari ends the composition before
    // it reports the key, and marks it only with the deprecated code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      // DocSearch and the browser would close the dialog.
      event.stopPropagation();
      if (event.key === 'Escape') {
        event.preventDefault();
      }
      return;
    }
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    // With outdated hits, Enter submits the form instead, which shows all results.
    if (event.key === 'Enter' && selectedHit && !isOutdated) {
      event.preventDefault();
      clickSelected(event);
    }
  };

  const allResults = `${searchPage}${formatSearchParams({query: trimmedQuery, versions, page: 1, only})}`;
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
          <MagnifyingGlass className={styles.icon} />
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
            {...(selectedHit && {'aria-activedescendant': optionId(selectedIndex)})}
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
          {scope !== '' && <span className={styles.scope}>in {scope}</span>}
          {only && <input type="hidden" name="only" value={only} />}
          {Object.entries(versions).map(([pluginId, version]) => (
            <input key={pluginId} type="hidden" name={versionParameter(pluginId)} value={version} />
          ))}
          <button type="button" className={clsx('DocSearch-Cancel', styles.close)} onClick={onClose}>
            Close
          </button>
        </form>
        <div className={clsx('DocSearch-Dropdown', styles.results)} aria-busy={isOutdated || search.isLate}>
          {!isEmpty && (
            <div className={styles.suggestions} role="group" aria-label="Show">
              {Object.entries(onlyLabels).map(([value, label]) => (
                <button
                  key={value}
                  type="button"
                  className={styles.suggestion}
                  aria-pressed={value === (only ?? '')}
                  onClick={() => {
                    onOnly(readOnly(value));
                    field.current?.focus();
                  }}>
                  {label}
                </button>
              ))}
            </div>
          )}
          {!isEmpty && hasFailed && <Failure onRetry={search.retry} />}
          {!isEmpty && answer?.hits.length === 0 && (
            <NoResults
              query={last?.request.query ?? ''}
              names={answer.similarNames ?? noNames}
              newIssueUrl={newIssueUrl}
              onQuery={onQuery}
            />
          )}
          {!isEmpty && answer?.isUncovered && (
            <UncoveredNote
              query={last?.request.query ?? ''}
              answer={answer}
              className={styles.message}
              renderName={(name) => (
                <button type="button" className={styles.suggestion} onClick={() => onQuery(name)}>
                  {name}
                </button>
              )}
            />
          )}
          <div
            ref={listRef}
            id={`${id}-list`}
            role="listbox"
            aria-label={isEmpty ? 'Recent searches' : 'Results'}
            hidden={options.length === 0}>
            <HitOptions
              groups={groups}
              selectedIndex={selectedIndex}
              optionId={optionId}
              onSelect={select}
              onOpen={openHit}
            />
          </div>
          {isEmpty && recent.length > 0 && (
            <button type="button" className={styles.action} onClick={clearRecent}>
              Clear recent searches
            </button>
          )}
          {isEmpty && <CommonTasks onOpen={onClose} />}
          {!isEmpty && answer !== undefined && answer.total > 0 && (
            <Link className={clsx('DocSearch-HitsFooter', styles.all)} href={allResults} onClick={onClose}>
              See all results ({answer.total})
            </Link>
          )}
        </div>
        <p className={styles.status} role="status">
          {statusMessage(trimmedQuery, search)}
        </p>
        <ul className={clsx('DocSearch-Commands', styles.keys)} aria-hidden="true">
          {shortcuts['In the search'].map(({keys, hint}) => (
            <li key={hint}>
              <Keys keys={keys} between=" " /> to {hint}
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
