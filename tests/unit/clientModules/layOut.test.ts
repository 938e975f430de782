// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {ClientModule} from '@docusaurus/types';

type Update = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0];

const at = (pathname: string) => ({pathname}) as Update['location'];
const opened: Update = {previousLocation: null, location: at('/docs')};
const followed: Update = {previousLocation: at('/docs'), location: at('/general')};

let layOut: ClientModule;
let idle: (() => void)[];

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
  // Each look at the clock takes five milliseconds: two blocks to a turn.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 5));
  document.documentElement.setAttribute('data-opening', '');
  document.body.innerHTML = `<div class="markdown">${'<p></p>'.repeat(10)}</div>`;
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

test('then it is laid out, a part at a time', () => {
  layOut.onRouteDidUpdate?.(opened);
  beIdle();
  expect(laidOut()).toBe(0);
  for (const count of [2, 4, 6, 8]) {
    beIdle();
    expect(laidOut()).toBe(count);
  }
  expect(isOpening()).toBe(true);
  beIdle();
  expect(isOpening()).toBe(false);
  expect(laidOut()).toBe(0);
  expect(idle).toEqual([]);
});

test('when the reader moves, what is near is laid out at once', () => {
  layOut.onRouteDidUpdate?.(opened);
  beIdle();
  beIdle();
  expect(laidOut()).toBe(2);
  window.dispatchEvent(new Event('scroll'));
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
