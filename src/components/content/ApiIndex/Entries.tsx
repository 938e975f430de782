import {Fragment, useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import indexes from '@generated/api-index/default/indexes.json';
import Heading from '@theme/Heading';
import type {IndexEntry} from '@site/src/plugins/api-index/entries';
import Badge from '../Badge';
import type {EntriesProps} from './LoadedEntries';
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

/**
 * All entries of the index of one version, by kind and name. A page has it from the server, as there may be thousands
 * of them: in the browser, `LoadedEntries` stands in its place. Only the live server sends it to the browser.
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
        <section key={id} aria-labelledby={id} data-kind={slug}>
          <Heading as="h2" id={id}>
            {title}
          </Heading>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <Entry key={entry.anchor} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
