// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {editUrlFor} from '@site/config/docs';
import Contributors from '@site/src/components/site/Contributors';

const editUrl = editUrlFor('https://example.org/docs')({versionDocsDirPath: 'general', docPath: 'edit/main/page.md'});

test('names the contributors and links to the history of the file', () => {
  const {container} = render(<Contributors names={['Ann', 'Bo']} editUrl={editUrl} />);
  expect(container.textContent).toBe('Written by Ann and BoHistory');
  expect(screen.getByRole('link', {name: 'History'}).getAttribute('href')).toBe(
    'https://example.org/docs/commits/main/general/edit/main/page.md',
  );
});

test('shows only the link without names, and only the names without a link', () => {
  const {container, rerender} = render(<Contributors names={[]} editUrl={editUrl} />);
  expect(container.textContent).toBe('History');
  rerender(<Contributors names={['Ann']} editUrl={undefined} />);
  expect(container.textContent).toBe('Written by Ann');
});
