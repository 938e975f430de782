import {Fragment, useDeferredValue, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import FilterField from '@site/src/components/site/FilterField';
import {useFilter} from '@site/src/components/site/FilterField/useFilter';
import type {ComponentChanges, PageLink, SymbolChangeList, SymbolRow} from '@site/src/plugins/changes/rollUp';
import Badge from '../Badge';
import CodeText from '../CodeText';
import DataTable from '../DataTable';
import styles from './styles.module.css';

export interface Props {
  /** Put in by the build: `src/platform/symbolChanges.ts`. */
  changes: SymbolChangeList;
}

type Change = SymbolRow['change'];

const tones = {removed: 'warning', deprecated: 'warning', renamed: 'neutral', added: 'info'} as const;
const words: Record<Change, string> = {removed: 'removed', deprecated: 'deprecated', renamed: 'renamed', added: 'new'};
const changesInOrder = Object.keys(words) as Change[];

/** More pages than this help nobody to choose. */
const mostPages = 3;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function number(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function counted(rows: readonly SymbolRow[]): string {
  return changesInOrder
    .map((change) => ({change, count: rows.filter((row) => row.change === change).length}))
    .filter(({count}) => count > 0)
    .map(({change, count}) => `${count} ${words[change]}`)
    .join(', ');
}

/** Every word of the filter stands somewhere in the row: in its component, kind, name or change. */
function matching(components: readonly ComponentChanges[], filter: string): ComponentChanges[] {
  const wanted = filter
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^\\/, '').replace(/\(.*$/, ''))
    .filter(Boolean);
  return components
    .map(({name, rows}) => ({
      name,
      rows: rows.filter((row) => {
        const text = [name, row.kind, row.name, row.newName, words[row.change]].join(' ').toLowerCase();
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({rows}) => rows.length > 0);
}

/** A name that breaks where one part of it ends, before it breaks anywhere. */
function Breakable({name}: {name: string}): ReactNode {
  return name.split(/(?<=\\|::|\/|_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function Pages({links}: {links: readonly PageLink[]}): ReactNode {
  return (
    <>
      See{' '}
      {links.slice(0, mostPages).map(({title, path}, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <Link to={path}>{title}</Link>
        </Fragment>
      ))}
      {links.length > mostPages && ` and ${links.length - mostPages} more`}.
    </>
  );
}

function Advice({row, pages}: {row: SymbolRow; pages: readonly PageLink[]}): ReactNode {
  const {change, instead, newName, members, since} = row;
  const links = (row.pages ?? []).flatMap((index) => pages[index] ?? []);
  return (
    <>
      {instead !== undefined && (
        <>
          Use <CodeText text={instead} /> instead.{' '}
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
      {since !== undefined && `${change === 'removed' ? 'It was deprecated' : 'Deprecated'} since ${since}. `}
      {members !== undefined && `It ${change === 'removed' ? 'had' : 'has'} ${number(members, 'public member')}. `}
      {links.length > 0 && <Pages links={links} />}
    </>
  );
}

function ComponentDetails({
  component: {name, rows},
  pages,
  isOpen,
}: {
  component: ComponentChanges;
  pages: readonly PageLink[];
  isOpen: boolean;
}): ReactNode {
  return (
    <details className={styles.component} open={isOpen}>
      <summary className={styles.summary}>
        <code className={styles.name}>{name}</code> <span className={styles.counts}>{counted(rows)}</span>
      </summary>
      <DataTable
        caption={`What has changed in ${name}`}
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
            <Fragment key="change">
              <Badge tone={tones[row.change]}>{capital(words[row.change])}</Badge> {row.kind}
            </Fragment>,
            <Advice key="advice" row={row} pages={pages} />,
          ],
        }))}
      />
    </details>
  );
}

function Plugins({names, children}: {names: readonly string[]; children: ReactNode}): ReactNode {
  if (names.length === 0) {
    return null;
  }
  return (
    <p>
      {children}{' '}
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </Fragment>
      ))}
      .
    </p>
  );
}

/**
 * How the symbols of two versions differ: what was removed, deprecated or renamed and what is new, by component, with
 * what to do. The filter looks at names, kinds, components and changes, and stands in the address as `q`.
 *
 * @param props - See `Props`.
 */
export default function SymbolChanges({changes: {from, to, plugins, components, pages}}: Props): ReactNode {
  const [filter, setFilter] = useFilter();
  const applied = useDeferredValue(filter).trim();
  const shown = matching(components, applied);
  const rows = shown.flatMap((component) => component.rows);
  return (
    <>
      <Plugins names={plugins.removed}>Plugins that {to} no longer ships, with all that is in them:</Plugins>
      <Plugins names={plugins.added}>Plugins that {from} did not have, with all that is in them:</Plugins>
      <FilterField label="Filter by name, component or kind of change" value={filter} onChange={setFilter} />
      <p role="status">
        {rows.length === 0
          ? `Nothing that has changed is called “${applied}”.`
          : `${number(rows.length, 'change')} in ${number(shown.length, 'component')}: ${counted(rows)}.`}
      </p>
      {shown.map((component) => (
        <ComponentDetails key={component.name} component={component} pages={pages} isOpen={applied !== ''} />
      ))}
    </>
  );
}
