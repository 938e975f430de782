// @vitest-environment jsdom
import {render} from '@testing-library/react';
import {expect, test} from 'vitest';
import Contributors from '@site/src/components/site/Contributors';

test('shows only the link without names, and only the names without a link', () => {
  const {container, rerender} = render(<Contributors names={[]} editUrl="https://example.org/edit/main/page.md" />);
  expect(container.textContent).toBe('History');
  rerender(<Contributors names={['Ann']} editUrl={undefined} />);
  expect(container.textContent).toBe('Written by Ann');
});
