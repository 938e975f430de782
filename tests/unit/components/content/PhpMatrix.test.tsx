// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import PhpMatrix from '@site/src/components/content/PhpMatrix';
import {rowsOf} from './tables';

vi.mock('@site/src/moodle/versions', async () => {
  const {versions, fourOne} = await import('../../moodle/fixtures');
  const old = {...fourOne, name: '2.9', requirements: {...fourOne.requirements, php: {min: '5.4.4', max: '5.6'}}};
  return {default: [...versions, old]};
});

const support = [
  {php: '8.1', usableFrom: ['4.1.2', '4.2'], epic: 'MDL-73016'},
  {php: '8.0', usableFrom: ['4.1'], minimumFor: '4.2', epic: 'MDL-70745'},
  {php: '7.4', usableFrom: ['4.1'], minimumFor: '4.1', epic: 'MDL-66260'},
];

test('shows the supported PHP versions as text, and leaves out versions that support none of them', () => {
  render(<PhpMatrix support={support} />);
  expect(rowsOf('PHP versions that each Moodle version runs on')).toEqual([
    ['Moodle', 'PHP 7.4', 'PHP 8.0', 'PHP 8.1'],
    ['4.2', 'No', 'Yes', 'Yes'],
    ['4.1', 'Yes', 'Yes', 'From 4.1.2'],
  ]);
});

test('shows the first releases and the epics', () => {
  render(<PhpMatrix support={support} />);
  expect(rowsOf('Moodle releases that brought and require each PHP version')).toEqual([
    ['PHP', 'Usable from Moodle', 'Lowest version for Moodle', 'Tracker epic'],
    ['8.1', '4.1.2, 4.2', 'None', 'MDL-73016'],
    ['8.0', '4.1', '4.2 and later', 'MDL-70745'],
    ['7.4', '4.1', '4.1 and later', 'MDL-66260'],
  ]);
  expect(screen.getByRole('link', {name: 'MDL-73016'}).getAttribute('href')).toBe(
    'https://moodle.atlassian.net/browse/MDL-73016',
  );
});
