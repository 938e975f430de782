// @vitest-environment jsdom
import {beforeEach, expect, test, vi} from 'vitest';
import type {LinkObserver as Observer} from '@site/src/plugins/lean-registry/linkObserver';

/** The observers of the browser, each with what it watches. */
let observers: {watched: Set<Element>; see: (element: Element) => void}[];
let LinkObserver: typeof Observer;

beforeEach(async () => {
  vi.resetModules();
  observers = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched = new Set<Element>();
      constructor(private readonly callback: (entries: {target: Element}[]) => void) {
        observers.push(this);
      }
      see = (element: Element) => this.callback([{target: element}]);
      observe = (element: Element) => this.watched.add(element);
      unobserve = (element: Element) => this.watched.delete(element);
    },
  );
  ({LinkObserver} = await import('@site/src/plugins/lean-registry/linkObserver'));
});

test('all links share one observer, and each hears of itself alone', () => {
  const [first, second] = [document.createElement('a'), document.createElement('a')];
  const [ofFirst, ofSecond] = [vi.fn(), vi.fn()];
  new LinkObserver(ofFirst).observe(first);
  new LinkObserver(ofSecond).observe(second);
  expect(observers).toHaveLength(1);
  observers[0]!.see(second);
  expect(ofFirst).not.toHaveBeenCalled();
  expect(ofSecond).toHaveBeenCalledExactlyOnceWith([{target: second}]);
});

test('what is not watched any longer is not told of', () => {
  const link = document.createElement('a');
  const callback = vi.fn();
  const observer = new LinkObserver(callback);
  observer.disconnect();
  observer.observe(link);
  observer.unobserve(link);
  expect(observers[0]!.watched.size).toBe(0);
  observers[0]!.see(link);
  expect(callback).not.toHaveBeenCalled();
});

test('a link that is rendered again has a new one, which the old one cannot end', () => {
  const link = document.createElement('a');
  const [before, after] = [vi.fn(), vi.fn()];
  const old = new LinkObserver(before);
  old.observe(link);
  const again = vi.spyOn(observers[0]!.watched, 'add');
  const current = new LinkObserver(after);
  current.observe(link);
  expect(again).toHaveBeenCalledOnce();
  old.disconnect();
  observers[0]!.see(link);
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledOnce();
  current.disconnect();
  expect(observers[0]!.watched.size).toBe(0);
});
