import {memo, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import type {SearchHit} from '@site/src/search/types';
import Marked from '../Marked';
import SymbolSignature from '../SymbolSignature';
import styles from './styles.module.css';

export interface HitGroup {
  label: string;
  hits: SearchHit[];
}

/** Label for pages that do not belong to a section. */
const defaultLabel = 'Developer Resources';

/** Groups hits by section of the site, or under one label, in the order of their best hits. */
export function groupHits(hits: readonly SearchHit[], label?: string): HitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) {
    const groupLabel = label ?? hit.breadcrumbs[0] ?? defaultLabel;
    groups.set(groupLabel, [...(groups.get(groupLabel) ?? []), hit]);
  }
  return [...groups].map(([groupLabel, groupedHits]) => ({label: groupLabel, hits: groupedHits}));
}

/** Returns whether a hit is outside of the site, as the source code of the hit before it. */
export function isExternal(url: string): boolean {
  return url.startsWith('https:');
}

interface Props {
  groups: readonly HitGroup[];
  /** Index of the selected hit, counted across all groups, or -1 for none. */
  selectedIndex: number;
  optionId: (index: number) => string;
  onSelect: (index: number) => void;
  onOpen: (hit: SearchHit, event: MouseEvent) => void;
}

/**
 * Renders grouped hits as options of a list box, while the focus stays in the field. Hits are plain links, because Docusaurus's
 * `Link` would prefetch the pages of all hits with each key press. Indexes serve as keys, because most hits change while the
 * reader types and it is cheaper to update elements than to replace them.
 */
function HitOptions({groups, selectedIndex, optionId, onSelect, onOpen}: Props): ReactNode {
  const offsets = groups.map((_, groupIndex) =>
    groups.slice(0, groupIndex).reduce((sum, {hits}) => sum + hits.length, 0),
  );
  return groups.map(({label, hits}, groupIndex) => {
    const offset = offsets[groupIndex] ?? 0;
    const labelId = `${optionId(offset)}-group`;
    return (
      <div key={groupIndex} role="group" aria-labelledby={labelId}>
        <div id={labelId} className={clsx('DocSearch-Hit-source', styles.group)} role="presentation">
          {label}
        </div>
        {hits.map((hit, indexInGroup) => {
          const {url, title, heading, breadcrumbs, snippet, symbol} = hit;
          const where = symbol ? [symbol.kind, ...breadcrumbs.slice(1)] : breadcrumbs.slice(1);
          const index = offset + indexInGroup;
          return (
            <a
              key={indexInGroup}
              id={optionId(index)}
              className={clsx('DocSearch-Hit', styles.hit, isExternal(url) && styles.source)}
              href={url}
              role="option"
              aria-selected={index === selectedIndex}
              tabIndex={-1}
              onMouseMove={() => index !== selectedIndex && onSelect(index)}
              onClick={(event) => onOpen(hit, event)}>
              <span className={styles.title}>
                {symbol ? <SymbolSignature hit={{...hit, symbol}} /> : <Marked marked={title} />}
                {heading && (
                  <>
                    {' › '}
                    <Marked marked={heading} />
                  </>
                )}
              </span>
              {where.length > 0 && <span className={styles.where}>{where.join(' › ')}</span>}
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
