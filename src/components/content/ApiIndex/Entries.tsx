import {Fragment, useEffect, useRef, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import indexes from '@generated/api-index/default/indexes.json';
import Heading from '@theme/Heading';
import type {IndexEntry} from '@site/src/moodle/symbols/apiIndex';
import Badge from '../Badge';
import type {EntriesProps} from './LoadedEntries';
import {initialLength} from './sections';
import styles from './styles.module.css';

/** Pages that an entry names; a search finds the others. */
const shownPages = 2;

/**
 * Renders one entry. Adjacent strings are joined, because the server would separate them with comments, which add up
 * over thousands of entries.
 */
function Entry({entry}: {entry: IndexEntry}): ReactNode {
  const {anchor, before, name, after, component, since, deprecated, facts, pages, explained, more, source} = entry;
  const rest = pages.length - shownPages + more;
  return (
    <li id={anchor}>
      <code>
        {before}
        <a href={`#${anchor}`}>{deprecated === '' ? name : <s>{name}</s>}</a>
        {after}
      </code>
      <span>
        {since !== undefined && <Badge tone="info">{since}</Badge>}
        {deprecated !== '' && <Badge tone="warning">{deprecated}</Badge>}
        {` ${component} `}
      </span>
      <p>
        {facts !== '' && <span>{`${facts}. `}</span>}
        {pages.slice(0, shownPages).map(({path, title}, index) => (
          <Fragment key={path}>
            {index === explained ? `${index > 0 ? '. ' : ''}Named in ` : index > 0 ? ', ' : 'Explained in '}
            <Link to={path}>{title}</Link>
          </Fragment>
        ))}
        {rest > 0 && (
          <>
            {' and '}
            <Link to={`/search?q=${encodeURIComponent(name)}`}>{`${rest} more`}</Link>
          </>
        )}{' '}
      </p>
      {source && (
        <a href={source.url} title={source.path}>
          Source
        </a>
      )}
    </li>
  );
}

function List({entries}: {entries: readonly IndexEntry[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <Entry key={entry.anchor} entry={entry} />
      ))}
    </ul>
  );
}

/** The development server renders in the browser, where React leaves `noscript` empty, so lists are not cut there. */
const visibleLength = ExecutionEnvironment.canUseDOM ? Infinity : initialLength;

/**
 * Renders all entries in the index of one version, by kind and name. Because there may be thousands, only the server
 * renders this component: production builds replace it with `LoadedEntries` in the browser. The end of a long list is
 * in a `noscript` element, which is visible without JavaScript. With JavaScript, it stays plain text until
 * `sections.ts` parses it.
 */
export default function Entries({version, onReady}: EntriesProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const {collectAnchor} = useBrokenLinks();
  const groups = indexes[version] ?? [];
  groups.forEach(({entries}) => entries.forEach(({anchor}) => collectAnchor(anchor)));

  useEffect(() => {
    if (container.current) {
      onReady(container.current);
    }
  }, [onReady]);

  return (
    <div ref={container} className={styles.entries} id="api-index-entries">
      <nav aria-label="Kinds of symbols">
        <ul className={styles.kinds}>
          {groups.map(({id, title, entries}) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a> {entries.length}
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({id, slug, title, entries}) => (
        <section key={id} aria-labelledby={id} data-kind={slug} data-title={title} data-size={entries.length}>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <List entries={entries.slice(0, visibleLength)} />
          {entries.length > visibleLength && (
            <noscript>
              <List entries={entries.slice(visibleLength)} />
            </noscript>
          )}
          <button type="button" className={styles.more} hidden />
        </section>
      ))}
    </div>
  );
}
