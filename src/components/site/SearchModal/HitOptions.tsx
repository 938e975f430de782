import {memo, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import type {SearchHit} from '@site/src/search/types';
import Marked from '../Marked';
import styles from './styles.module.css';

/** Hits of one section of the site. */
export interface HitGroup {
  label: string;
  hits: SearchHit[];
}

/** Where pages stand that are part of nothing larger. */
const noSection = 'Developer Resources';

/**
 * Parts hits into groups by the section of the site that they belong to.
 *
 * @param hits - Best first.
 * @param label - Name for all of them, instead of that of their section.
 * @returns The groups, that of the best hit first, each best first.
 */
export function groupHits(hits: readonly SearchHit[], label?: string): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const section = label ?? hit.breadcrumbs[0] ?? noSection;
    groups.set(section, [...(groups.get(section) ?? []), hit]);
  }
  return [...groups].map(([section, own]) => ({label: section, hits: own}));
}

interface Props {
  groups: readonly HitGroup[];
  /** Number of the chosen hit through all groups; -1 for none. */
  chosen: number;
  /** Id of a hit by its number. */
  optionId: (index: number) => string;
  onChoose: (index: number) => void;
  onOpen: (hit: SearchHit, event: MouseEvent) => void;
}

/**
 * Hits in groups, as options of a list. Each is a link, so that it opens in another tab as links do, but not one of
 * Docusaurus, which would fetch the pages of all hits with each key. The focus stays in the field.
 *
 * What is typed changes most of the list: an element stays for the hit that comes to its place, as new text in old elements
 * costs less than new elements. A letter that changes none of the props draws nothing.
 *
 * @param props - See `Props`.
 */
function HitOptions({groups, chosen, optionId, onChoose, onOpen}: Props): ReactNode {
  const starts = groups.map((_, place) => groups.slice(0, place).reduce((sum, {hits}) => sum + hits.length, 0));
  return groups.map(({label, hits}, place) => {
    const start = starts[place] ?? 0;
    const labelId = `${optionId(start)}-group`;
    return (
      <div key={place} role="group" aria-labelledby={labelId}>
        <div id={labelId} className={clsx('DocSearch-Hit-source', styles.group)} role="presentation">
          {label}
        </div>
        {hits.map((hit, index) => {
          const {url, title, heading, breadcrumbs, snippet} = hit;
          const number = start + index;
          return (
            <a
              key={index}
              id={optionId(number)}
              className={clsx('DocSearch-Hit', styles.hit)}
              href={url}
              role="option"
              aria-selected={number === chosen}
              tabIndex={-1}
              onMouseMove={() => number !== chosen && onChoose(number)}
              onClick={(event) => onOpen(hit, event)}>
              <span className={styles.title}>
                <Marked marked={title} />
                {heading && (
                  <>
                    {' › '}
                    <Marked marked={heading} />
                  </>
                )}
              </span>
              {breadcrumbs.length > 1 && <span className={styles.where}>{breadcrumbs.slice(1).join(' › ')}</span>}
              {snippet.text !== '' && (
                <span className={styles.snippet}>
                  <Marked marked={snippet} />
                </span>
              )}
            </a>
          );
        })}
      </div>
    );
  });
}

export default memo(HitOptions);
