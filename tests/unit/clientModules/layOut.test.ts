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
  // Each look at the clock takes ten milliseconds: two blocks to a turn.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
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

test('a page that has been opened stays as it is until the reader moves', () => {
  layOut.onRouteUpdate?.(opened);
  layOut.onRouteDidUpdate?.(opened);
  expect(isOpening()).toBe(true);
  expect(idle).toEqual([]);
});

test('then it is laid out: what is near at once, the rest a part at a time, when the browser is idle', () => {
  layOut.onRouteDidUpdate?.(opened);
  window.dispatchEvent(new Event('scroll'));
  expect(laidOut()).toBe(4);
  beIdle();
  expect(laidOut()).toBe(6);
  beIdle();
  expect(laidOut()).toBe(8);
  expect(isOpening()).toBe(true);
  beIdle();
  expect(isOpening()).toBe(false);
  expect(laidOut()).toBe(0);
});

test('all of it is, before another page or section is shown', () => {
  layOut.onRouteDidUpdate?.(opened);
  window.dispatchEvent(new Event('scroll'));
  beIdle();
  layOut.onRouteUpdate?.(followed);
  expect(isOpening()).toBe(false);
  expect(laidOut()).toBe(0);
  beIdle();
  expect(laidOut()).toBe(0);
});

test('a move on the next page does nothing', () => {
  layOut.onRouteDidUpdate?.(opened);
  layOut.onRouteUpdate?.(followed);
  layOut.onRouteDidUpdate?.(followed);
  window.dispatchEvent(new Event('scroll'));
  expect(idle).toEqual([]);
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
