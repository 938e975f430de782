// @vitest-environment jsdom
import {useRef, type ReactNode} from 'react';
import {act, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {useNear} from '@site/src/view/useNear';

/** Stands in for the browser's, which jsdom does not have. */
class Observer {
  static last: Observer | undefined;
  readonly disconnect = vi.fn();
  readonly observe = vi.fn();

  constructor(
    private readonly callback: (entries: {isIntersecting: boolean}[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Observer.last = this;
  }

  tell(isIntersecting: boolean): void {
    act(() => this.callback([{isIntersecting}]));
  }
}

function Costly(): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNear(frame);
  return <div ref={frame}>{isNear ? 'drawn' : 'waiting'}</div>;
}

afterEach(() => vi.unstubAllGlobals());

test('waits until the reader is within a screen of the element, and looks no further then', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  const {container} = render(<Costly />);
  const observer = Observer.last!;
  expect(observer.options).toEqual({rootMargin: '100% 0%'});
  expect(observer.observe).toHaveBeenCalledExactlyOnceWith(container.firstChild);
  observer.tell(false);
  expect(screen.queryByText('waiting')).not.toBeNull();
  expect(observer.disconnect).not.toHaveBeenCalled();
  observer.tell(true);
  expect(screen.queryByText('drawn')).not.toBeNull();
  expect(observer.disconnect).toHaveBeenCalled();
});

test('stops looking when the component goes', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  const {unmount} = render(<Costly />);
  unmount();
  expect(Observer.last!.disconnect).toHaveBeenCalledOnce();
});
