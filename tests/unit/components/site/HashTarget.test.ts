// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {holdHashTarget} from '../../../../src/components/site/HashTarget/holdHashTarget';
import {resize} from '../../mocks/ResizeObserver';

const scrollIntoView = vi.fn();
let top = 80;
let height = 1000;
let stop: (() => void) | undefined;

beforeEach(() => {
  [top, height] = [80, 1000];
  document.body.innerHTML = '<h2 id="späte-überschrift">Heading</h2>';
  const heading = document.querySelector('h2')!;
  heading.getBoundingClientRect = () => new DOMRect(0, top, 100, 20);
  heading.scrollIntoView = scrollIntoView.mockImplementation(() => (top = 80));
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  window.history.replaceState(null, '', `#${encodeURIComponent('späte-überschrift')}`);
});

afterEach(() => {
  stop?.();
  scrollIntoView.mockReset();
});

/** Increases the height of the page above the heading. */
function grow(pixels: number): void {
  height += pixels;
  top += pixels;
  resize();
}

test('keeps the heading in place whenever the height of the page changes', () => {
  stop = holdHashTarget();
  grow(30);
  expect(top).toBe(80);
  grow(300);
  expect(top).toBe(80);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops at the first %s event', (type) => {
  stop = holdHashTarget();
  window.dispatchEvent(new Event(type));
  grow(30);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('stops when the reader drags the scroll bar, but not when the page scrolls by itself', () => {
  stop = holdHashTarget();
  grow(30);
  window.dispatchEvent(new Event('scroll'));
  grow(30);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  top -= 400;
  window.dispatchEvent(new Event('scroll'));
  grow(30);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('does nothing if the reader scrolled away before the script ran', () => {
  top = -5000;
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(6000);
  expect(holdHashTarget()).toBeUndefined();
});

test('works before the browser has scrolled to the heading', () => {
  top = 5000;
  stop = holdHashTarget();
  grow(30);
  expect(top).toBe(80);
});

test.each(['', '#missing', '#100%'])('does nothing for the hash "%s", which has no target', (hash) => {
  window.history.replaceState(null, '', `/${hash}`);
  expect(holdHashTarget()).toBeUndefined();
});
