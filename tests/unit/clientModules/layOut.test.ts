// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {ClientModule} from '@docusaurus/types';

type Update = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

const at = (pathname: string) => ({pathname}) as Update['location'];
const opened: Update = {previousLocation: null, location: at('/docs')};
const followed: Update = {previousLocation: at('/docs'), location: at('/general')};

let layOut: ClientModule;
let idle: (() => void)[];
/** How long it takes to lay out some blocks, in milliseconds. */
let taking: number;

const isOpening = () => document.documentElement.hasAttribute('data-opening');
const blocks = () => [...document.querySelectorAll<HTMLElement>('.markdown > *')];
const laidOut = () => blocks().filter(({style}) => style.contentVisibility === 'visible').length;

/** Gives the page one idle moment. */
function beIdle(): void {
  expect(idle).toHaveLength(1);
  idle.shift()?.();
}

beforeEach(async () => {
  vi.resetModules();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback));
  taking = 8;
  let now = 0;
  // It is looked at before and after.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += taking));
  document.documentElement.setAttribute('data-opening', '');
  document.body.innerHTML = `<div class="markdown">${'<p></p>'.repeat(42)}</div>`;
  // Each block has half a screen.
  blocks().forEach((block, place) => {
    const top = (place * window.innerHeight) / 2;
    vi.spyOn(block, 'getBoundingClientRect').mockReturnValue({top, bottom: top + window.innerHeight / 2} as DOMRect);
  });
  layOut = await import('@site/src/clientModules/layOut');
});

// Ends what waits for the reader to move.
afterEach(() => {
  document.documentElement.setAttribute('data-opening', '');
  layOut.onRouteUpdate?.(followed);
});

test('a page that has been opened stays as it is until the browser is idle', () => {
  layOut.onRouteUpdate?.(opened);
  layOut.onRouteDidUpdate?.(opened);
  expect(isOpening()).toBe(true);
  expect(laidOut()).toBe(0);
});

test.each([
  ['as many each time as there is time for', 8, [5, 10, 15, 20, 25, 30, 35, 40, 42]],
  ['half as many again where that takes no time', 0, [5, 12, 23, 39, 42]],
  ['more where that takes less time', 6, [5, 11, 19, 29, 42]],
  ['some at least where that takes long', 100, [5, 10, 15, 20, 25, 30, 35, 40, 42]],
])('then it is laid out, %s', (_, took, counts) => {
  taking = took;
  layOut.onRouteDidUpdate?.(opened);
  beIdle();
  expect(laidOut()).toBe(0);
  for (const count of counts) {
    beIdle();
    expect(laidOut()).toBe(count);
  }
  expect(isOpening()).toBe(true);
  beIdle();
  expect(isOpening()).toBe(false);
  expect(laidOut()).toBe(0);
  expect(idle).toEqual([]);
});

test('fewer are laid out after a turn that took too long', () => {
  taking = 0;
  layOut.onRouteDidUpdate?.(opened);
  beIdle();
  beIdle();
  beIdle();
  expect(laidOut()).toBe(12);
  taking = 10;
  beIdle();
  expect(laidOut()).toBe(23);
  beIdle();
  expect(laidOut()).toBe(31);
});

test('a block with much in it has a turn of its own', () => {
  blocks()[2]!.innerHTML = '<span></span>'.repeat(400);
  layOut.onRouteDidUpdate?.(opened);
  beIdle();
  for (const count of [2, 3, 10]) {
    beIdle();
    expect(laidOut()).toBe(count);
  }
});

test('when the reader moves, what is near is laid out at once', () => {
  layOut.onRouteDidUpdate?.(opened);
  beIdle();
  window.dispatchEvent(new Event('scroll'));
  // Those on the screen, and one screen below it.
  expect(laidOut()).toBe(4);
  expect(idle).toHaveLength(1);
});

test('a reader who moves first does not wait for the first idle moment', () => {
  layOut.onRouteDidUpdate?.(opened);
  window.dispatchEvent(new Event('scroll'));
  expect(idle).toHaveLength(2);
  idle.forEach((callback) => callback());
  // The turn that the move has asked for, and not another one.
  expect(idle).toHaveLength(3);
});

test('all of it is, before another page or section is shown', () => {
  layOut.onRouteDidUpdate?.(opened);
  beIdle();
  beIdle();
  layOut.onRouteUpdate?.(followed);
  expect(isOpening()).toBe(false);
  expect(laidOut()).toBe(0);
  beIdle();
  expect(laidOut()).toBe(0);
});

test('a move on the next page does nothing, nor does what was to be done on this one', () => {
  layOut.onRouteDidUpdate?.(opened);
  layOut.onRouteUpdate?.(followed);
  layOut.onRouteDidUpdate?.(followed);
  window.dispatchEvent(new Event('scroll'));
  beIdle();
  expect(idle).toEqual([]);
  expect(laidOut()).toBe(0);
});

test('a browser that has no idle moments is done at once', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  layOut.onRouteDidUpdate?.(opened);
  window.dispatchEvent(new Event('scroll'));
  expect(isOpening()).toBe(false);
});

test('a page without the mark is left alone', () => {
  document.documentElement.removeAttribute('data-opening');
  layOut.onRouteDidUpdate?.(opened);
  window.dispatchEvent(new Event('scroll'));
  expect(idle).toEqual([]);
});
