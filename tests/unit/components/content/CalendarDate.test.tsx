// @vitest-environment jsdom
import {expect, test} from 'vitest';
import {render, screen} from '@testing-library/react';
import CalendarDate from '@site/src/components/content/CalendarDate';

test('CalendarDate shows a formatted and a machine-readable date', () => {
  render(<CalendarDate day="2024-04-22" />);
  expect(screen.getByText('22 April 2024').getAttribute('datetime')).toBe('2024-04-22');
});
