// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {holdHashTarget} from '../../../../src/components/site/HashTarget/holdHashTarget';
import {resize} from '../../stand-ins/ResizeObserver';

const scrollIntoView = vi.fn();
let top = 80;
let height = 1000;
let release: (() => void) | undefined;

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
  release?.();
  scrollIntoView.mockReset();
  vi.restoreAllMocks();
});

/** The page above the heading grows. */
function grow(pixels: number): void {
  height += pixels;
  top += pixels;
  resize();
}

test('the heading stays in place whenever the page changes its height', () => {
  release = holdHashTarget();
  grow(30);
  expect(top).toBe(80);
  grow(300);
  expect(top).toBe(80);
});

test('a change of the width alone does not scroll', () => {
  release = holdHashTarget();
  grow(30);
  resize();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('ends with the first %s of the visitor', (type) => {
  release = holdHashTarget();
  window.dispatchEvent(new Event(type));
  grow(30);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test('ends when the visitor drags the scroll bar, but not when the page scrolls by itself', () => {
  release = holdHashTarget();
  grow(30);
  window.dispatchEvent(new Event('scroll'));
  grow(30);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  top -= 400;
  window.dispatchEvent(new Event('scroll'));
  grow(30);
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('a visitor who has scrolled away before the script ran is left alone', () => {
  top = -5000;
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(6000);
  expect(holdHashTarget()).toBeUndefined();
});

test('works before the browser has scrolled to the heading', () => {
  top = 5000;
  release = holdHashTarget();
  grow(30);
  expect(top).toBe(80);
});

test.each(['', '#missing', '#100%'])('an address with the hash "%s" has no target', (hash) => {
  window.history.replaceState(null, '', `/${hash}`);
  expect(holdHashTarget()).toBeUndefined();
});
