// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import ShowAll from '@site/src/components/site/ShowAll';

/** Renders the button below a sample and returns both. */
function renderSample() {
  const {container} = render(
    <div>
      <pre>Code</pre>
      <ShowAll lines={62} />
    </div>,
  );
  return {sample: container.querySelector('pre')!, details: container.querySelector('details')!};
}

test('names the number of lines, and is closed', () => {
  const {details} = renderSample();
  expect(screen.getByText('Show all 62 lines')).toBeTruthy();
  expect(details.open).toBe(false);
});

test('opens when something scrolls the sample, and keeps the target in place', () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const {sample, details} = renderSample();
  fireEvent.scroll(sample);
  expect(details.open).toBe(false);
  sample.scrollTop = 400;
  fireEvent.scroll(sample);
  expect(details.open).toBe(true);
  expect(scrollBy).toHaveBeenCalledWith({top: 400, behavior: 'instant'});
});
