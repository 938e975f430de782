// @vitest-environment jsdom
import type {ReactNode} from 'react';
import {act, fireEvent, render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {useWordWrap} from '@site/src/components/hooks/useWordWrap';
import {resize} from '../../mocks/ResizeObserver';

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

/** Gives the code block a scroll width in a column of 300 px, and notifies the observers. */
function resizeTo(width: number): void {
  const block = document.querySelector('pre')!;
  Object.defineProperties(block, {
    scrollWidth: {value: width, configurable: true},
    clientWidth: {value: 300, configurable: true},
  });
  act(() => resize());
}

const status = () => screen.getByRole('status').textContent;

test('detects long lines when the block is resized', () => {
  render(<Sample code="echo 1;" />);
  expect(status()).toBe('fits, as it is');
  resizeTo(301);
  expect(status()).toBe('too long, as it is');
  resizeTo(300);
  expect(status()).toBe('fits, as it is');
});

test('toggles word wrap', () => {
  render(<Sample code="echo 1;" />);
  fireEvent.click(screen.getByRole('button'));
  expect(status()).toBe('fits, wrapped');
  fireEvent.click(screen.getByRole('button'));
  expect(status()).toBe('fits, as it is');
});

test('measures again when the code changes', () => {
  const {rerender} = render(<Sample code="echo 1;" />);
  rerender(<Sample code="echo 2;" />);
  resizeTo(400);
  expect(status()).toBe('too long, as it is');
});
