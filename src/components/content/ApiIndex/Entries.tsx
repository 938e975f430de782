import {Fragment, useEffect, useRef, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import indexes from '@generated/api-index/default/indexes.json';
import Heading from '@theme/Heading';
import type {IndexEntry} from '@site/src/plugins/api-index/entries';
import Badge from '../Badge';
import type {EntriesProps} from './LoadedEntries';
import {listed} from './sections';
import styles from './styles.module.css';

/** One text each: between two, the server writes a comment, and thousands of entries feel it. */
function Entry({entry}: {entry: IndexEntry}): ReactNode {
  const {anchor, before, name, after, component, deprecated, facts, pages, more, source} = entry;
  const rest = more > 0 ? ` and ${more} more` : '';
  return (
    <li id={anchor}>
      <code>
        {before}
        <a href={`#${anchor}`}>{name}</a>
        {after}
      </code>
      <p>
        <span>
          {deprecated !== '' && <Badge tone="warning">{deprecated}</Badge>}
          {`${deprecated === '' ? '' : ' '}${component}. ${facts === '' ? '' : `${facts}. `}`}
        </span>
        {pages.map(({path, title}, position) => (
          <Fragment key={path}>
            {position > 0 ? ', ' : 'Explained in '}
            <Link to={path}>{title}</Link>
          </Fragment>
        ))}
        {pages.length > 0 && `${rest}. `}
        {source && (
          <>
            {'Source: '}
            <a href={source.url}>{source.path}</a>
          </>
        )}
      </p>
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

/** React writes nothing into `noscript` in the browser, where the live server draws the index. */
const apart = ExecutionEnvironment.canUseDOM ? Infinity : listed;

/**
 * All entries of the index of one version, by kind and name. A page has it from the server, as there may be thousands
 * of them: in the browser, `LoadedEntries` stands in its place. Only the live server sends it to the browser. What a long
 * list has beyond its beginning stands apart: whole without script, and text until `sections.ts` reads it.
 *
 * @param props - See `EntriesProps`.
 */
export default function Entries({version, onReady}: EntriesProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const {collectAnchor} = useBrokenLinks();
  const groups = indexes[version] ?? [];
  groups.forEach(({entries}) => entries.forEach(({anchor}) => collectAnchor(anchor)));

  useEffect(() => {
    if (frame.current) {
      onReady(frame.current);
    }
  }, [onReady]);

  return (
    <div ref={frame} className={styles.entries} id="api-index-entries">
      <nav aria-label="Kinds of names">
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
          <List entries={entries.slice(0, apart)} />
          {entries.length > apart && (
            <noscript>
              <List entries={entries.slice(apart)} />
            </noscript>
          )}
          <button type="button" className={styles.more} hidden />
        </section>
      ))}
    </div>
  );
}
