import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ThirdPartyLibrary} from '@site/src/moodle/types';
import FilteredTable from '../FilteredTable';
import {joinNodes} from '../joinNodes';
import {PropError} from '../props';
import SortableTable from '../SortableTable';

export interface Props {
  state: string;
  libraries: readonly ThirdPartyLibrary[];
}

const captions: Readonly<Partial<Record<string, string>>> = {
  bundled: 'Libraries in Moodle',
  external: 'Libraries that Moodle loads from elsewhere',
  retired: 'Libraries that Moodle no longer uses',
};

function Path({path}: {path: string}): ReactNode {
  return <code>{joinNodes(path.split(/(?<=\/)/), <wbr />)}</code>;
}

/**
 * Lists the third-party libraries that Moodle ships, loads or used to ship, with their licence, location and copyright.
 * Only the table of shipped libraries has a filter.
 */
export default function ThirdPartyLibraries({state, libraries}: Props): ReactNode {
  const caption = captions[state];
  if (caption === undefined) {
    throw new PropError('ThirdPartyLibraries', 'state', state, '"bundled", "external" or "retired"');
  }
  const table = {
    caption,
    columns: ['Library', 'Version', 'Licence', 'Purpose', 'Location', 'Changed for Moodle', 'Copyright'],
    rows: libraries
      .filter((library) => library.state === state)
      .map(({name, version = '', licence, purpose, url, location, customised, copyright}) => ({
        key: `${name} ${location}`,
        values: [name, version, licence, purpose, location, customised ? 'Yes' : 'No', copyright.join('; ')],
        cells: {
          ...(url !== undefined && {0: <Link href={url}>{name}</Link>}),
          4: <Path path={location} />,
        },
      })),
  };
  return state === 'bundled' ? (
    <FilteredTable label="Filter by name, licence, purpose, location or copyright" itemName="libraries" {...table} />
  ) : (
    <SortableTable {...table} />
  );
}
