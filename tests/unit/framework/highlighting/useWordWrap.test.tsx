// @vitest-environment jsdom
import type {ReactNode} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {useWordWrap} from '@site/src/framework/highlighting/useWordWrap';
import {resize} from '../../stand-ins/ResizeObserver';

function Sample({code}: {code: string}): ReactNode {
  const {codeBlockRef, isCodeScrollable, isEnabled, toggle} = useWordWrap(code);
  return (
    <>
      <pre ref={codeBlockRef}>
        <code key={code}>{code}</code>
      </pre>
      <output>{`${isCodeScrollable ? 'too long' : 'fits'}, ${isEnabled ? 'wrapped' : 'as it is'}`}</output>
      <button onClick={toggle}>Wrap</button>
    </>
  );
}

/** Lays the sample out, as wide as it would be, in a page of 300 px. */
function layOut(width: number): void {
  const block = document.querySelector('pre')!;
  Object.defineProperties(block, {
    scrollWidth: {value: width, configurable: true},
    clientWidth: {value: 300, configurable: true},
  });
  act(() => resize());
}

const said = () => screen.getByRole('status').textContent;

test('knows whether lines are too long from changes of size alone', () => {
  render(<Sample code="echo 1;" />);
  expect(said()).toBe('fits, as it is');
  layOut(301);
  expect(said()).toBe('too long, as it is');
  layOut(300);
  expect(said()).toBe('fits, as it is');
});

test('wraps and unwraps', () => {
  render(<Sample code="echo 1;" />);
  fireEvent.click(screen.getByRole('button'));
  expect(said()).toBe('fits, wrapped');
  fireEvent.click(screen.getByRole('button'));
  expect(said()).toBe('fits, as it is');
});

test('goes on with other code', () => {
  const {rerender} = render(<Sample code="echo 1;" />);
  rerender(<Sample code="echo 2;" />);
  layOut(400);
  expect(said()).toBe('too long, as it is');
});
