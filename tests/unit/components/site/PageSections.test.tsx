// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {useAddPageSections, usePageSections} from '@site/src/components/site/PageSections';

const items = [{id: 'plan', value: 'Plan', level: 2}];

function Sections() {
  return <p>{usePageSections().map(({value}) => value)}</p>;
}

function Plan() {
  useAddPageSections(items);
  return null;
}

test('lists the headings of a component while it is shown', () => {
  const {rerender} = render(<Sections />);
  expect(screen.getByRole('paragraph').textContent).toBe('');
  rerender(
    <>
      <Sections />
      <Plan />
    </>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe('Plan');
  rerender(<Sections />);
  expect(screen.getByRole('paragraph').textContent).toBe('');
});
