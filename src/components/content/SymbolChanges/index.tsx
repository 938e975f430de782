import {useDeferredValue, useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FilterField from '@site/src/components/site/FilterField';
import {useFilter} from '@site/src/components/site/FilterField/useFilter';
import type {ComponentChanges, Changes, PageLink, SymbolRow} from '@site/src/moodle/editionChanges';
import Badge from '../Badge';
import CodeText from '../CodeText';
import DataTable from '../DataTable';
import {formatCount} from '../formatCount';
import {joinNodes} from '../joinNodes';
import {wordFilter} from '../wordFilter';
import styles from './styles.module.css';

export interface Props {
  /** The edition whose changes are shown. It selects `changes`. */
  edition: string;
  changes: Pick<Changes, 'symbols'>;
}

type Change = SymbolRow['change'];

const tones = {removed: 'danger', deprecated: 'warning', renamed: 'neutral', added: 'info'} as const;
const labels: Record<Change, string> = {removed: 'removed', deprecated: 'deprecated', renamed: 'renamed', added: 'new'};
const changesInOrder = Object.keys(labels) as Change[];

const maxPages = 3;

/** Laying out more rows than this takes seconds on a phone, so their components stay closed. */
const maxOpenRows = 400;

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function countByChange(rows: readonly SymbolRow[]): string {
  return changesInOrder
    .map((change) => ({change, count: rows.filter((row) => row.change === change).length}))
    .filter(({count}) => count > 0)
    .map(({change, count}) => `${count} ${labels[change]}`)
    .join(', ');
}

function filterRows(components: readonly ComponentChanges[], filter: string): ComponentChanges[] {
  const matches = wordFilter(filter.replaceAll(/(?<!\S)\\|\(\S*/g, ''));
  return components
    .map(({name, rows}) => ({
      name,
      rows: rows.filter((row) => matches(name, row.kind, row.name, row.newName, labels[row.change])),
    }))
    .filter(({rows}) => rows.length > 0);
}

/** Renders a name that can wrap between its parts. What is before the last part, such as the namespace, is muted. */
function Breakable({name}: {name: string}): ReactNode {
  const start = Math.max(name.lastIndexOf('\\') + 1, name.lastIndexOf('::') + 2, name.lastIndexOf('/') + 1);
  const wrap = (text: string) => joinNodes(text.split(/(?<=\\|::|\/|_)/), <wbr />);
  return (
    <>
      {start > 1 && <span className={styles.scope}>{wrap(name.slice(0, start))}</span>}
      {wrap(name.slice(start > 1 ? start : 0))}
    </>
  );
}

function Pages({links}: {links: readonly PageLink[]}): ReactNode {
  return (
    <>
      See{' '}
      {joinNodes(
        links.slice(0, maxPages).map(({title, path}) => (
          <Link key={path} to={path}>
            {title}
          </Link>
        )),
        ', ',
      )}
      {links.length > maxPages && ` and ${links.length - maxPages} more`}.
    </>
  );
}

function Advice({row, pages}: {row: SymbolRow; pages: readonly PageLink[]}): ReactNode {
  const {change, instead, advice, newName, since} = row;
  const links = (row.pages ?? []).flatMap((index) => pages[index] ?? []);
  return (
    <>
      {since !== undefined && `${change === 'removed' ? 'It had been deprecated' : 'Deprecated'} since ${since}. `}
      {instead !== undefined && (
        <>
          Use <CodeText text={instead} /> instead.{' '}
        </>
      )}
      {advice !== undefined && (
        <>
          <CodeText text={advice} />{' '}
        </>
      )}
      {newName !== undefined && (
        <>
          Use{' '}
          <code className={styles.name}>
            <Breakable name={newName} />
          </code>
          . The old name still works.{' '}
        </>
      )}
      {links.length > 0 && <Pages links={links} />}
      {change === 'removed' && (instead ?? advice) === undefined && links.length === 0 && (
        <span className={styles.scope}>No replacement is known.</span>
      )}
    </>
  );
}

function ComponentDetails({
  component: {name, rows},
  version,
  pages,
  isOpen,
}: {
  component: ComponentChanges;
  version: string;
  pages: readonly PageLink[];
  isOpen: boolean;
}): ReactNode {
  return (
    <details className={styles.component} open={isOpen}>
      <summary className={styles.summary}>
        <code className={styles.name}>{name}</code> <span className={styles.counts}>{countByChange(rows)}</span>
      </summary>
      <DataTable
        caption={`Changes in ${name} in ${version}`}
        columns={['Name', 'Change', 'What to do']}
        rows={rows.map((row) => ({
          key: `${row.change} ${row.kind} ${row.name}`,
          cells: [
            <code key="name" className={styles.name}>
              {row.source === undefined ? (
                <Breakable name={row.name} />
              ) : (
                <Link href={row.source}>
                  <Breakable name={row.name} />
                </Link>
              )}
            </code>,
            <span key="change" className={styles.change}>
              <Badge tone={tones[row.change]}>{capitalise(labels[row.change])}</Badge> {row.kind}
            </span>,
            <Advice key="advice" row={row} pages={pages} />,
          ],
        }))}
      />
    </details>
  );
}

/**
 * Lists the differences between the symbols of two versions by the version in which they came: removed, deprecated,
 * renamed and new symbols by component, with advice. The filter searches names, kinds, components and changes. It is kept
 * in the URL parameter `q`, and the chosen version in `version`.
 */
export default function SymbolChanges({changes: {symbols}}: Props): ReactNode {
  const {from, versions, pages} = symbols;
  const id = useId();
  const [filter, setFilter] = useFilter();
  const [chosen, setChosen] = useFilter('version');
  const applied = useDeferredValue(filter).trim();
  const isChosen = versions.some(({version}) => version === chosen);
  const shown = versions
    .filter(({version}) => !isChosen || version === chosen)
    .map(({version, components}) => ({version, components: filterRows(components, applied)}))
    .filter(({components}) => components.length > 0);
  const all = shown.flatMap(({components}) => components);
  const rows = all.flatMap((component) => component.rows);
  return (
    <>
      <FilterField label="Filter by name, component or kind of change" value={filter} onChange={setFilter} />
      <div className={styles.version}>
        <label htmlFor={id}>Version</label>
        <select id={id} value={isChosen ? chosen : ''} onChange={(event) => setChosen(event.target.value)}>
          <option value="">All versions since {from}</option>
          {versions.map(({version}) => (
            <option key={version}>{version}</option>
          ))}
        </select>
      </div>
      <p role="status">
        {rows.length === 0
          ? `No changes match “${applied}”.`
          : `${formatCount(rows.length, 'change')} in ${formatCount(new Set(all.map(({name}) => name)).size, 'component')}: ${countByChange(rows)}.`}
      </p>
      {shown.map(({version, components}) => (
        <details key={version} className={styles.component} open={isChosen || applied !== ''}>
          <summary className={styles.summary}>
            <strong>Moodle {version}</strong>{' '}
            <span className={styles.counts}>{countByChange(components.flatMap((component) => component.rows))}</span>
          </summary>
          <div className={styles.components}>
            {components.map((component) => (
              <ComponentDetails
                key={component.name}
                component={component}
                version={version}
                pages={pages}
                isOpen={applied !== '' && rows.length <= maxOpenRows}
              />
            ))}
          </div>
        </details>
      ))}
    </>
  );
}
