import type {ReactElement, ReactNode} from 'react';
import {databaseLabels} from '@site/src/moodle/databases';
import type {Browser, DatabaseName, DatabaseRequirement, RequirementSet, Version} from '@site/src/moodle/types';
import DataTable, {type Row} from '../DataTable';
import {joinNodes} from '../joinNodes';
import {PropError} from '../props';
import {findRelease} from '../release';

interface PartProps {
  name: string;
  requirements: RequirementSet;
}

/** Adds remarks to a text in parentheses, and skips missing remarks. */
function withRemarks(text: string, ...remarks: (string | false | undefined)[]): string {
  const joined = remarks.filter(Boolean).join('; ');
  return joined ? `${text} (${joined})` : text;
}

function before({minRaisedSince, minBefore}: Pick<DatabaseRequirement, 'minRaisedSince' | 'minBefore'>) {
  return minRaisedSince && `${minBefore} in Moodle ${minRaisedSince}`;
}

function codeList(names: readonly string[]): ReactNode {
  return joinNodes(
    names.map((name) => <code key={name}>{name}</code>),
    ', ',
  );
}

/** Returns a row with one cell, or no row if there is no content. */
function optionalRow(header: string, content: ReactNode): Row[] {
  return content ? [{key: header, cells: [header, content]}] : [];
}

function Upgrade({name, requirements: {upgradeFrom}}: PartProps): ReactNode {
  return (
    upgradeFrom && (
      <p>
        You can upgrade to Moodle {name} from Moodle {upgradeFrom.min} or later.
        {upgradeFrom.firstStep !== undefined && ` Upgrade older sites to ${upgradeFrom.firstStep} first.`}
      </p>
    )
  );
}

function Php({name, requirements: {php}}: PartProps): ReactNode {
  const alsoSupported = php.alsoSupported ?? [];
  const since = (version: string | undefined): string | undefined => {
    const release = alsoSupported.find((entry) => entry.version === version)?.since;
    return release && `since Moodle ${release}`;
  };
  return (
    <DataTable
      caption={`PHP versions for Moodle ${name}`}
      columns={['PHP', 'Version']}
      rows={[
        ...optionalRow('Lowest', withRemarks(php.min, before(php))),
        ...optionalRow('Recommended', php.recommended),
        ...optionalRow(
          'Also supported',
          alsoSupported.map(({version}) => withRemarks(version, since(version))).join(', '),
        ),
        ...optionalRow('Highest', php.max && withRemarks(php.max, since(php.max))),
        ...optionalRow('Not supported', php.notAllowed?.join(', ')),
        ...optionalRow('Notes', php.notes?.join(' ')),
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
    cell: ({min, internalVersion, ...earlier}) =>
      withRemarks(min, internalVersion && `internal version ${internalVersion}`, before(earlier)),
  },
  {title: 'Recommended', cell: ({recommended}) => recommended},
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
      columns={['Requirement', 'Extensions']}
      rows={[
        ...optionalRow('Required', extensions.required.length > 0 && codeList(extensions.required)),
        ...optionalRow('Optional', extensions.optional.length > 0 && codeList(extensions.optional)),
      ]}
    />
  );
}

function Settings({name, requirements: {settings}}: PartProps): ReactNode {
  return (
    settings && (
      <DataTable
        caption={`PHP settings for Moodle ${name}`}
        columns={['Setting', 'Value', 'Requirement']}
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
          ...optionalRow('Desktop', browsers.desktop.map(browserText).join(', ')),
          ...optionalRow('Mobile', browsers.mobile?.map(browserText).join(', ')),
          ...optionalRow('Known issues', browsers.knownIssues?.join(', ')),
          ...optionalRow('Not supported', browsers.notSupported?.join(', ')),
          ...optionalRow('Notes', browsers.notes?.join(' ')),
        ]}
      />
    )
  );
}

/** All parts in display order. A part is only shown if its requirement is on record for the version. */
const parts = {
  upgrade: {Part: Upgrade, requirement: 'upgradeFrom'},
  php: {Part: Php, requirement: 'php'},
  databases: {Part: Databases, requirement: 'databases'},
  extensions: {Part: Extensions, requirement: 'extensions'},
  settings: {Part: Settings, requirement: 'settings'},
  browsers: {Part: Browsers, requirement: 'browsers'},
} as const satisfies Record<string, {Part: (props: PartProps) => ReactNode; requirement: keyof RequirementSet}>;

type PartName = keyof typeof parts;

export interface Props {
  /** A version such as `4.1`. Its point releases have the same requirements. */
  version: string;
  show?: PartName;
  data: Version;
}

/**
 * Shows the requirements of a version: the oldest release to upgrade from, PHP with its extensions and settings,
 * databases, and browsers. Tables have captions but no headings, because the author of the page chooses the headings.
 */
export default function Requirements({version, show, data}: Props): ReactNode {
  findRelease('Requirements', data, version);
  const {name, requirements} = data;
  if (!requirements) {
    throw new PropError('Requirements', 'version', version, 'a version with requirements in its data file');
  }
  const known = (Object.keys(parts) as PartName[]).filter(
    (part) => requirements[parts[part].requirement] !== undefined,
  );
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
