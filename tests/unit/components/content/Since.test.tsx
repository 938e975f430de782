// @vitest-environment jsdom
import {expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import Since from '@site/src/components/content/Since';

test('Since links the issue, and is valid HTML in sentences and headings', () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  render(
    <>
      <p>
        The flag is new <Since version="4.1.3" issue="MDL-12345" />.
      </p>
      <h2>
        Flags <Since version="4.2" />
      </h2>
    </>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('The flag is new Since 4.1.3 (MDL-12345).');
  expect(screen.getByRole('link', {name: 'MDL-12345'}).getAttribute('href')).toBe(
    'https://moodle.atlassian.net/browse/MDL-12345',
  );
  expect(screen.getByRole('heading', {name: 'Flags Since 4.2'})).toBeDefined();
  // React logs an error for invalid nesting of HTML elements.
  expect(consoleError).not.toHaveBeenCalled();
});
