import type {ReactNode} from 'react';
import type {AccessibilityRecord} from '@site/src/moodle/accessibility';
import CalendarDate from '../CalendarDate';
import DataTable, {type Row} from '../DataTable';

export interface Props {
  /** Added by the build from `data/accessibility.json`. */
  results: AccessibilityRecord;
}

/** Shows in which browsers the accessibility tests passed, and what they checked. */
export default function AccessibilityResults({results: {axe, engines}}: Props): ReactNode {
  const axeRow: Row = {
    key: axe.browser,
    cells: [
      axe.browser,
      `axe ${axe.version} found no violation in the ${axe.modes.join(' and ')} modes, with windows ${axe.widths.join(' and ')} pixels wide`,
      `${axe.pages}, of ${axe.kinds} kinds`,
      <CalendarDate key="date" day={axe.date} />,
    ],
  };
  const engineRows = engines.map(({browser, pages, date}) => ({
    key: browser,
    cells: [
      browser,
      'Every page opened without an error, and the main features worked',
      pages,
      <CalendarDate key="date" day={date} />,
    ],
  }));
  return (
    <DataTable
      caption="Last automated tests"
      columns={['Browser', 'Result', 'Pages', 'Date']}
      rows={[axeRow, ...engineRows]}
    />
  );
}
