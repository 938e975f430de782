// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import InvalidExample from '@site/src/components/content/InvalidExample';
import ValidExample from '@site/src/components/content/ValidExample';
import type {Props} from '@site/src/components/content/Example';

describe.each([
  ['Valid', ValidExample],
  ['Invalid', InvalidExample],
])('%sExample', (label, Example) => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('renders the code in a figure with a text label', () => {
    render(
      <Example>
        <pre>$DB;</pre>
      </Example>,
    );
    const figure = within(screen.getByRole('figure'));
    expect(figure.getByText(label)).toBeDefined();
    expect(figure.getByText('$DB;')).toBeDefined();
  });

  test('shows the title after the label', () => {
    render(<Example title="Names of tables">text</Example>);
    expect(screen.getByRole('figure').querySelector('figcaption')?.textContent).toBe(`${label}: Names of tables`);
  });

  test('hides the icon from assistive technology', () => {
    render(<Example>text</Example>);
    expect(screen.getByRole('figure').querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test.each([
    [{}, 'children is not set; allowed: a code block between the tags, with blank lines around it.'],
    [{title: '', children: 'text'}, 'title is ""; allowed: text in quotes.'],
  ])('throws an error for %j', (props, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Example {...(props as unknown as Props)} />)).toThrow(
      expect.objectContaining({message: `<${label}Example> ${message}`}),
    );
  });
});
