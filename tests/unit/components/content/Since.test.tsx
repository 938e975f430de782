// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {render, screen} from '@testing-library/react';
import Since, {type Props} from '@site/src/components/content/Since';

describe('Since', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('shows the release as text', () => {
    const {container} = render(<Since version="4.2" />);
    expect(container.textContent).toBe('Since 4.2');
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('links the issue in the tracker', () => {
    const {container} = render(<Since version="4.1.3" issue="MDL-12345" />);
    expect(container.textContent).toBe('Since 4.1.3 (MDL-12345)');
    expect(screen.getByRole('link', {name: 'MDL-12345'}).getAttribute('href')).toBe(
      'https://tracker.moodle.org/browse/MDL-12345',
    );
  });

  test('renders valid HTML in sentences, headings and table cells', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <>
        <p>
          The flag is new <Since version="4.2" issue="MDL-1" />.
        </p>
        <h2>
          Flags <Since version="4.2" />
        </h2>
        <table>
          <tbody>
            <tr>
              <td>
                Flag <Since version="4.2" />
              </td>
            </tr>
          </tbody>
        </table>
      </>,
    );
    // React logs an error for invalid nesting of HTML elements.
    expect(consoleError).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', {name: 'Flags Since 4.2'})).toBeDefined();
    expect(screen.getByRole('cell', {name: 'Flag Since 4.2'})).toBeDefined();
  });

  test.each([
    [{}, 'not set'],
    [{version: ''}, '""'],
    [{version: '4'}, '"4"'],
    [{version: 'v4.2'}, '"v4.2"'],
    [{version: '4.2.1.1'}, '"4.2.1.1"'],
    [{version: 4.2}, '{4.2}'],
    [{version: ['4.2']}, 'an expression of type object'],
  ])('throws an error for the version of %j', (props, shown) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Since {...(props as unknown as Props)} />)).toThrow(
      expect.objectContaining({
        message: `<Since> version is ${shown}; allowed: a release in quotes, such as "4.2" or "4.1.3".`,
      }),
    );
  });

  test.each(['', '12345', 'mdl-1', 'MDL12345', 'JIRA-1', 'MSA-10', 'MDL-1, MDL-2'])(
    'throws an error for the issue "%s"',
    (issue) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(() => render(<Since version="4.2" issue={issue} />)).toThrow(
        expect.objectContaining({
          message:
            `<Since> issue is "${issue}"; allowed: a tracker issue in quotes, such as "MDL-12345", ` +
            'from the project MDL, MOBILE or CONTRIB.',
        }),
      );
    },
  );

  test.each(['MDL-1', 'MOBILE-4000', 'CONTRIB-7'])('accepts the project of %s', (issue) => {
    render(<Since version="4.2" issue={issue} />);
    expect(screen.getByRole('link', {name: issue})).toBeDefined();
  });
});
