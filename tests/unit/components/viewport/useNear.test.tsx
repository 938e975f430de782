// @vitest-environment jsdom
import {useRef, type ReactNode} from 'react';
import {act, render, screen} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';

/** Stands in for the browser's, which jsdom does not have. */
class Observer {
  static all: Observer[] = [];
  readonly disconnect = vi.fn();
  readonly observe = vi.fn();

  constructor(
    private readonly callback: (entries: {isIntersecting: boolean}[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Observer.all.push(this);
  }

  tell(isIntersecting: boolean): void {
    act(() => this.callback([{isIntersecting}]));
  }
}

/** A page that has just been opened. */
async function open(): Promise<() => ReactNode> {
  vi.resetModules();
  const {useNear} = await import('@site/src/components/viewport/useNear');
  return function Costly() {
    const frame = useRef<HTMLDivElement>(null);
    const isNear = useNear(frame);
    return <div ref={frame}>{isNear ? 'drawn' : 'waiting'}</div>;
  };
}

beforeEach(() => {
  Observer.all = [];
  vi.stubGlobal('IntersectionObserver', Observer);
});

test('an element that can be seen is near, and is looked at no further', async () => {
  const Costly = await open();
  const {container} = render(<Costly />);
  const [observer] = Observer.all;
  expect(observer!.options).toEqual({rootMargin: '0% 0% -10%'});
  expect(observer!.observe).toHaveBeenCalledExactlyOnceWith(container.firstChild);
  observer!.tell(false);
  expect(screen.queryByText('waiting')).not.toBeNull();
  expect(observer!.disconnect).not.toHaveBeenCalled();
  observer!.tell(true);
  expect(screen.queryByText('drawn')).not.toBeNull();
  expect(observer!.disconnect).toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  expect(Observer.all).toHaveLength(1);
});

test.each(['scroll', 'wheel', 'pointermove', 'touchstart', 'keydown'])(
  'after a %s, so is what is within a screen, here and wherever the reader goes',
  async (move) => {
    const Costly = await open();
    const {unmount} = render(<Costly />);
    window.dispatchEvent(new Event(move));
    window.dispatchEvent(new Event('scroll'));
    expect(Observer.all.map(({options}) => options.rootMargin)).toEqual(['0% 0% -10%', '100% 0%']);
    Observer.all[1]!.tell(true);
    expect(screen.queryByText('drawn')).not.toBeNull();
    expect(Observer.all.map(({disconnect}) => disconnect.mock.calls.length)).toEqual([1, 1]);

    unmount();
    render(<Costly />);
    expect(Observer.all[2]!.options).toEqual({rootMargin: '100% 0%'});
  },
);

test('stops looking when the component goes', async () => {
  const Costly = await open();
  render(<Costly />).unmount();
  expect(Observer.all[0]!.disconnect).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('scroll'));
  expect(Observer.all).toHaveLength(1);
});
