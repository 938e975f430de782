// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import SupportSentence from '@site/src/components/site/SupportSentence';
import {versions} from '../../moodle/fixtures';

test.each([
  ['2023-05-01', 'Moodle 4.2 and 4.1 (LTS) are in general support.'],
  ['2024-01-01', 'Moodle 4.2 is in general support, and Moodle 4.1 (LTS) gets security fixes only.'],
  ['2024-05-01', 'Moodle 4.2 and 4.1 (LTS) get security fixes only.'],
  [
    '2026-01-01',
    'Support for Moodle 4.2 and all earlier versions has ended. You can find newer versions at download.moodle.org.',
  ],
])('describes the support on %s', (day, sentence) => {
  vi.setSystemTime(`${day}T12:00:00`);
  render(<SupportSentence versions={versions} />);
  expect(screen.getByRole('paragraph').textContent).toBe(sentence);
});
