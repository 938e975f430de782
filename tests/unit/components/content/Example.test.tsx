// @vitest-environment jsdom
import {describe, expect, test} from 'vitest';
import {render, screen, within} from '@testing-library/react';
import InvalidExample from '@site/src/components/content/InvalidExample';
import ValidExample from '@site/src/components/content/ValidExample';

describe.each([
  ['Valid', ValidExample],
  ['Invalid', InvalidExample],
])('%sExample', (label, Example) => {
  test('renders the code in a figure with a text label', () => {
    render(
      <Example title="Names of tables">
        <pre>$DB;</pre>
      </Example>,
    );
    const figure = screen.getByRole('figure');
    expect(figure.querySelector('figcaption')?.textContent).toBe(`${label}: Names of tables`);
    expect(within(figure).getByText('$DB;')).toBeDefined();
  });
});
