// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import PlanRequirements from '@site/src/components/content/UpgradePlanner/PlanRequirements';
import {fourOne, oneFour, versions} from '../../moodle/fixtures';
import {find} from '../../moodle/upgrade/site';
import {rowsOf} from './tables';

const releases = versions.flatMap((version) => version.releases);

function draw(from: string, ...steps: string[]): void {
  render(
    <PlanRequirements
      from={find(from, releases)}
      steps={steps.map((step) => find(step, releases))}
      versions={versions}
    />,
  );
}

test('shows changed requirements first, with notes', () => {
  draw('4.1.0', '4.1.2', '4.2.0');
  expect(rowsOf('Requirements that change').slice(0, 4)).toEqual([
    ['Requirement', 'Moodle 4.1.0', 'Moodle 4.1.2', 'Moodle 4.2.0'],
    [
      'PHP',
      '7.4 or later, up to 8.0, except 7.9  Only 64-bit PHP. Mind the limits.',
      '7.4 or later, up to 8.1, except 7.9 Changed Only 64-bit PHP. Mind the limits.',
      '8.0 or later, up to 8.1 Changed',
    ],
    ['PostgreSQL', '12 or later', '12 or later', 'Not supported Changed'],
    ['MySQL', 'Not supported', 'Not supported', '8.0 or later Changed'],
  ]);
  expect(screen.getByText('Other requirements', {selector: 'summary'})).toBeDefined();
  expect(rowsOf('Other requirements')).toContainEqual([
    'PHP setting memory_limit',
    '96M or more',
    '96M or more',
    'Not on record',
  ]);
});

test('shows a message if nothing changes', () => {
  draw('4.1.0', '4.1.1');
  expect(screen.getByText('Moodle 4.1.1 has the same requirements as Moodle 4.1.0.')).toBeDefined();
  expect(screen.getByText('Requirements of Moodle 4.1.1', {selector: 'summary'})).toBeDefined();
});

test('lists the requirements of the target if the current release has none on record', () => {
  draw('1.4.1', '4.2.0');
  expect(screen.queryByText(/has the same requirements/)).toBeNull();
  expect(rowsOf('Requirements of Moodle 4.2.0')[1]).toEqual(['PHP', 'Not on record', '8.0 or later, up to 8.1']);
});

test('shows a message if the requirements of the target are not on record', () => {
  draw(fourOne.releases[0]!.name, oneFour.releases[0]!.name);
  expect(screen.getByText('The requirements of Moodle 1.4 are not on record.')).toBeDefined();
});
