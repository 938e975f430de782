import {Fragment, type ReactElement, type ReactNode} from 'react';
import {databaseLabels} from '@site/src/platform/databases';
import type {Browser, DatabaseName, DatabaseRequirement, RequirementSet, Version} from '@site/src/platform/types';
import DataTable, {type Row} from '../DataTable';
import {PropError} from '../props';
import {findRelease} from '../release';

interface PartProps {
  /** Name of the version, for captions. */
  name: string;
  requirements: RequirementSet;
}

/** What is in brackets after a version, none of it left open. */
function withRemarks(text: string, ...remarks: (string | false | undefined)[]): string {
  const said = remarks.filter(Boolean).join('; ');
  return said ? `${text} (${said})` : text;
}

function raised(since: string | undefined): string | undefined {
  return since && `raised since Moodle ${since}`;
}

function codeList(names: readonly string[]): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ));
}

/** A row with one cell, or none at all if there is nothing to put into it. */
function row(head: string, content: ReactNode): Row[] {
  return content ? [{key: head, cells: [head, content]}] : [];
}

function Upgrade({name, requirements: {upgradeFrom}}: PartProps): ReactNode {
  return (
    upgradeFrom && (
      <p>
        You can upgrade to Moodle {name} from Moodle {upgradeFrom.min} or later.
        {upgradeFrom.firstStep !== undefined && ` Bring an older site to ${upgradeFrom.firstStep} first.`}
      </p>
    )
  );
}

function Php({name, requirements: {php}}: PartProps): ReactNode {
  const also = php.alsoSupported ?? [];
  const since = (version: string | undefined): string | undefined => {
    const release = also.find((entry) => entry.version === version)?.since;
    return release && `since Moodle ${release}`;
  };
  return (
    <DataTable
      caption={`PHP versions for Moodle ${name}`}
      columns={['PHP', 'Version']}
      rows={[
        ...row('Lowest', withRemarks(php.min, raised(php.minRaisedSince))),
        ...row('Recommended', php.recommended),
        ...row('Also supported', also.map(({version}) => withRemarks(version, since(version))).join(', ')),
        ...row('Highest', php.max && withRemarks(php.max, since(php.max))),
        ...row('Not supported', php.notAllowed?.join(', ')),
        ...row('Notes', php.notes?.join(' ')),
      ]}
    />
  );
}

interface DatabaseColumn {
  title: string;
  cell: (database: DatabaseRequirement) => ReactElement | string | undefined;
}

const databaseColumns: readonly DatabaseColumn[] = [
  {
    title: 'Lowest version',
    cell: ({min, internalVersion, minRaisedSince}) =>
      withRemarks(min, internalVersion && `internal version ${internalVersion}`, raised(minRaisedSince)),
  },
  {title: 'Recommended', cell: ({recommended}) => (recommended === 'latest' ? 'Latest' : recommended)},
  {title: 'PHP extension', cell: ({driver}) => driver && <code>{driver}</code>},
  {title: 'Notes', cell: ({note}) => note},
];

function Databases({name, requirements: {databases}}: PartProps): ReactNode {
  const entries = Object.entries(databases) as [DatabaseName, DatabaseRequirement][];
  const columns = databaseColumns.filter(({cell}) => entries.some(([, database]) => cell(database)));
  return (
    <DataTable
      caption={`Databases for Moodle ${name}`}
      columns={['Database', ...columns.map(({title}) => title)]}
      rows={entries.map(([key, database]) => ({
        key,
        cells: [databaseLabels[key], ...columns.map(({cell}) => cell(database))],
      }))}
    />
  );
}

function Extensions({name, requirements: {extensions}}: PartProps): ReactNode {
  return (
    <DataTable
      caption={`PHP extensions for Moodle ${name}`}
      columns={['Need', 'Extensions']}
      rows={[
        ...row('Required', extensions.required.length > 0 && codeList(extensions.required)),
        ...row('Optional', extensions.optional.length > 0 && codeList(extensions.optional)),
      ]}
    />
  );
}

function Settings({name, requirements: {settings}}: PartProps): ReactNode {
  return (
    settings && (
      <DataTable
        caption={`PHP settings for Moodle ${name}`}
        columns={['Setting', 'Value', 'Need']}
        rows={settings.map(({name: setting, value, atLeast, level, note}) => ({
          key: setting,
          cells: [
            <code key="setting">{setting}</code>,
            <>
              <code>{value}</code>
              {atLeast && ' or more'}
            </>,
            `${level === 'required' ? 'Required' : 'Recommended'}${note === undefined ? '' : `. ${note}`}`,
          ],
        }))}
      />
    )
  );
}

function browserText({name, min, recommended, note}: Browser): string {
  const oldest = min === undefined ? name : `${name} ${min} or later`;
  return withRemarks(oldest, recommended && `${recommended} recommended`, note);
}

function Browsers({name, requirements: {browsers}}: PartProps): ReactNode {
  return (
    browsers && (
      <DataTable
        caption={`Browsers for Moodle ${name}`}
        columns={['Use', 'Browsers']}
        rows={[
          ...row('Desktop', browsers.desktop.map(browserText).join(', ')),
          ...row('Mobile', browsers.mobile?.map(browserText).join(', ')),
          ...row('Known issues', browsers.knownIssues?.join(', ')),
          ...row('Not supported', browsers.notSupported?.join(', ')),
          ...row('Notes', browsers.notes?.join(' ')),
        ]}
      />
    )
  );
}

/** Parts in the order in which they stand, with what has to be on record for them. */
const parts = {
  upgrade: {Part: Upgrade, needs: 'upgradeFrom'},
  php: {Part: Php, needs: 'php'},
  databases: {Part: Databases, needs: 'databases'},
  extensions: {Part: Extensions, needs: 'extensions'},
  settings: {Part: Settings, needs: 'settings'},
  browsers: {Part: Browsers, needs: 'browsers'},
} as const satisfies Record<string, {Part: (props: PartProps) => ReactNode; needs: keyof RequirementSet}>;

type PartName = keyof typeof parts;

export interface Props {
  /** A version, such as `4.1`; a point release needs what its version needs. */
  version: string;
  /** The one part to draw; all parts are drawn without it. */
  show?: PartName;
  /** Put in by the build: `data/versions/4.1.json`. */
  data: Version;
}

/**
 * What a site needs for a version: where it can be upgraded from, PHP with extensions and settings, databases,
 * browsers. Captions name the tables, so that the headings of a page are its author's.
 *
 * @throws PropError for a release that is not on record, for a version whose requirements are not, and for a part that
 *   there is not.
 */
export default function Requirements({version, show, data}: Props): ReactNode {
  findRelease('Requirements', data, version);
  const {name, requirements} = data;
  if (!requirements) {
    throw new PropError('Requirements', 'version', version, 'a version with requirements in its data file');
  }
  const known = (Object.keys(parts) as PartName[]).filter((part) => requirements[parts[part].needs] !== undefined);
  if (show !== undefined && !known.includes(show)) {
    throw new PropError('Requirements', 'show', show, `for ${name}, one of ${known.join(', ')}`);
  }
  return known
    .filter((part) => show === undefined || part === show)
    .map((part) => {
      const {Part} = parts[part];
      return <Part key={part} name={name} requirements={requirements} />;
    });
}
