// @vitest-environment jsdom
import {useRef, type ReactNode} from 'react';
import {act, render, screen} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';

/** Fake `IntersectionObserver`, which jsdom doesn't have. */
class FakeObserver {
  static all: FakeObserver[] = [];
  readonly disconnect = vi.fn();
  readonly observe = vi.fn();

  constructor(
    private readonly callback: (entries: {isIntersecting: boolean}[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    FakeObserver.all.push(this);
  }

  report(isIntersecting: boolean): void {
    act(() => this.callback([{isIntersecting}]));
  }
}

/** Loads the hook as if the site had just been opened, and returns a component that uses it. */
async function loadComponent(): Promise<() => ReactNode> {
  vi.resetModules();
  const {useNearViewport} = await import('@site/src/components/hooks/useNearViewport');
  return function Expensive() {
    const ref = useRef<HTMLDivElement>(null);
    const isNear = useNearViewport(ref);
    return <div ref={ref}>{isNear ? 'rendered' : 'waiting'}</div>;
  };
}

beforeEach(() => {
  FakeObserver.all = [];
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

test('returns true for a visible element, and stops observing it', async () => {
  const Expensive = await loadComponent();
  const {container} = render(<Expensive />);
  const [observer] = FakeObserver.all;
  expect(observer!.options).toEqual({rootMargin: '0% 0% -10%'});
  expect(observer!.observe).toHaveBeenCalledExactlyOnceWith(container.firstChild);
  observer!.report(false);
  expect(screen.queryByText('waiting')).not.toBeNull();
  expect(observer!.disconnect).not.toHaveBeenCalled();
  observer!.report(true);
  expect(screen.queryByText('rendered')).not.toBeNull();
  expect(observer!.disconnect).toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  expect(FakeObserver.all).toHaveLength(1);
});

test('after the first interaction, treats elements within one viewport height as near, even on later pages', async () => {
  const Expensive = await loadComponent();
  const {unmount} = render(<Expensive />);
  window.dispatchEvent(new Event('scroll'));
  expect(FakeObserver.all.map(({options}) => options.rootMargin)).toEqual(['0% 0% -10%', '100% 0%']);
  FakeObserver.all[1]!.report(true);
  expect(screen.queryByText('rendered')).not.toBeNull();
  expect(FakeObserver.all.map(({disconnect}) => disconnect.mock.calls.length)).toEqual([1, 1]);

  unmount();
  render(<Expensive />);
  expect(FakeObserver.all[2]!.options).toEqual({rootMargin: '100% 0%'});
});
