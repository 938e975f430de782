// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render} from '@testing-library/react';
import AccessibilityResults from '@site/src/components/content/AccessibilityResults';
import {rowsOf} from './tables';

test('shows the browsers, what was checked, and when', () => {
  const axe = {
    date: '2026-11-26',
    browser: 'Chromium 141.0',
    version: '4.13.0',
    pages: 20,
    kinds: 18,
    modes: ['dark', 'light'],
    widths: [320, 1280],
  };
  render(
    <AccessibilityResults results={{axe, engines: [{date: '2026-11-25', browser: 'Firefox 128.0', pages: 800}]}} />,
  );
  expect(rowsOf('Last automated tests').slice(1)).toEqual([
    [
      'Chromium 141.0',
      'axe 4.13.0 found no violation in the dark and light modes, with windows 320 and 1280 pixels wide',
      '20, of 18 kinds',
      '26 November 2026',
    ],
    ['Firefox 128.0', 'Every page opened without an error, and the main features worked', '800', '25 November 2026'],
  ]);
});
