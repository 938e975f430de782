// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import Meeting from '@site/src/components/content/Meeting';
import {facts} from './facts';
import {meetings} from './meetings';
import {rowsOf} from './tables';

test('shows the time, the recording and the contact', () => {
  render(<Meeting month="202303" meetings={meetings} />);
  expect(facts()).toEqual([
    ['When', expect.stringMatching(/^Tuesday 28 March 2023, /)],
    ['Recording', 'Recording of March 2023'],
    ['Contact', 'Cem Host'],
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/recording',
    'https://example.com/cem',
    'https://example.com/slides',
    'https://example.com/ben',
  ]);
});

test('shows the agenda with times in the recording', () => {
  render(<Meeting month="202303" meetings={meetings} />);
  expect(rowsOf('Agenda')).toEqual([
    ['Topic', 'Presented by', 'Time in the recording'],
    ['Large sites (Slides)', 'Ben Reader', '01:30 to 30:30'],
    ['Questions', 'Not on record', ''],
  ]);
});

test('leaves out facts that are not on record', () => {
  render(<Meeting month="202305" meetings={meetings} />);
  expect(facts().map(([term]) => term)).toEqual(['When', 'Links']);
  expect(rowsOf('Agenda')).toEqual([
    ['Topic', 'Presented by'],
    ['Quiz', 'Ada Writer'],
    ['News', 'Not on record'],
  ]);
});
