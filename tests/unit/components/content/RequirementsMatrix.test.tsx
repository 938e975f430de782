// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render} from '@testing-library/react';
import RequirementsMatrix from '@site/src/components/content/RequirementsMatrix';
import {fourOne, versions} from '../../moodle/fixtures';
import {rowsOf} from './tables';

test('shows the requirements of each version, and leaves out versions without data', () => {
  render(<RequirementsMatrix versions={versions} />);
  expect(rowsOf('Requirements by version')).toEqual([
    ['Moodle', 'Lowest PHP', 'Highest PHP', 'PostgreSQL', 'MySQL', 'Microsoft SQL Server', 'SQLite', 'Upgrade from'],
    ['4.2', '8.0.0', '8.1', 'No', '8.0', 'No', 'No', 'Not on record'],
    ['4.1 (LTS)', '7.4.0', '8.1', '12', 'No', '2017', '2.0', '3.9 or later'],
  ]);
});

test('shows a placeholder if no highest PHP version is on record', () => {
  const old = {...fourOne, requirements: {...fourOne.requirements!, php: {min: '5.3.3'}}};
  render(<RequirementsMatrix versions={[old]} />);
  expect(rowsOf('Requirements by version')[1]?.slice(0, 3)).toEqual(['4.1 (LTS)', '5.3.3', 'Not on record']);
});
