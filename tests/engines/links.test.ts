import {readdirSync, readFileSync, statSync} from 'node:fs';
import type {EngineBrowser} from './browsers/engineBrowser.ts';
import {expect, test} from './support/fixtures.ts';
import {openPage, untilAt} from './support/page.ts';
import {Site} from './support/site.ts';

/** Milliseconds until fonts arrive, so that they change the height of a page that has scrolled already. */
const fontDelay = 150;

/** Difference in CSS pixels between where a heading is and where it should be. Line heights are no whole pixels. */
const tolerance = 4;

/** Long pages of a folder, each with the hash of a heading far below: four fifths of the headings precede it. */
function longPages(folder: string, count: number): string[] {
  return readdirSync(`build/${folder}`, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !/^\d/.test(file) && !file.includes('tags/'))
    .map((file) => `${folder}/${file}`)
    .sort((a, b) => statSync(`build/${b}`).size - statSync(`build/${a}`).size)
    .map((file) => {
      const ids = [...readFileSync(`build/${file}`, 'utf8').matchAll(/<h[23][^>]* id="([^"]+)"/g)].map(([, id]) => id!);
      return {path: `/${file.replace(/(?:\/index)?\.html$/, '')}`, ids};
    })
    .filter(({ids}) => ids.length >= 5)
    .slice(0, count)
    .map(({path, ids}) => `${path}#${ids[Math.floor(ids.length * 0.8)]!}`);
}

/** Release notes have names that begin with a digit, as the folder of an archived docs version does. */
function longReleaseNotes(count: number): string[] {
  return readdirSync('build/general/releases')
    .filter((file) => /^\d+\.\d+\.html$/.test(file))
    .map((file) => {
      const html = readFileSync(`build/general/releases/${file}`, 'utf8');
      return {
        path: `/general/releases/${file.replace('.html', '')}`,
        size: html.length,
        ids: [...html.matchAll(/<h[23][^>]* id="([^"]+)"/g)].map(([, id]) => id!),
      };
    })
    .filter(({ids}) => ids.length >= 5)
    .sort((a, b) => b.size - a.size)
    .slice(0, count)
    .map(({path, ids}) => `${path}#${ids[Math.floor(ids.length * 0.8)]!}`);
}

/** Where the heading of the address is when nothing moves any more. */
interface Place {
  /** Distance from where the heading should be: below the navigation, or as far up as the end of the page allows. */
  distance: number;
  /** Whether the navigation covers the heading. */
  isCovered: boolean;
}

/** Waits until fonts are there and the heading of the address has kept its place for half a second. */
async function placeOfTarget(browser: EngineBrowser): Promise<Place> {
  return browser.evaluate(async () => {
    const heading = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!heading) {
      throw new Error(`The page has no element for ${location.hash}.`);
    }
    await document.fonts.ready;
    let [frames, last] = [0, Number.NaN];
    while (frames < 30) {
      await new Promise(requestAnimationFrame);
      const {top} = heading.getBoundingClientRect();
      frames = top === last ? frames + 1 : 0;
      last = top;
    }
    const root = document.documentElement;
    const offset =
      parseFloat(getComputedStyle(root).scrollPaddingTop) + parseFloat(getComputedStyle(heading).scrollMarginTop);
    const left = root.scrollHeight - innerHeight - scrollY;
    const distance = last - offset;
    return {
      distance: distance > 0 ? Math.min(distance, Math.max(left, 0)) : distance,
      isCovered: last < document.querySelector('nav.navbar')!.getBoundingClientRect().bottom,
    };
  });
}

const addresses = [...longPages('docs', 10), ...longPages('docs/4.1', 10), ...longReleaseNotes(10)];

test('there are long pages of each kind', () => {
  expect(addresses).toHaveLength(30);
});

test.for(addresses)('a link leads to its heading, with a cold cache: %s', async (address, {browser}) => {
  // A new port is a new origin, of which the browser has cached nothing.
  const site = await new Site(fontDelay).start();
  await openPage(browser, site.origin + address);
  const {distance, isCovered} = await placeOfTarget(browser);
  site.stop();
  expect(isCovered).toBe(false);
  expect(Math.abs(distance)).toBeLessThanOrEqual(tolerance);
});

test('a link in the table of contents leads to its heading', async ({browser, open}) => {
  const page = '/docs/apis/core/dml';
  const html = readFileSync(`build${page}.html`, 'utf8');
  const hashes = [...html.matchAll(/<a [^>]*href="(#[^"]+)"[^>]*class="table-of-contents__link/g)].map(
    ([, hash]) => hash!,
  );
  await open(page);
  for (const part of [0.6, 0.3]) {
    const hash = hashes[Math.floor(hashes.length * part)]!;
    await browser.click(`.table-of-contents a[href="${hash}"]`);
    await untilAt(browser, page + hash);
    const {distance, isCovered} = await placeOfTarget(browser);
    expect(isCovered).toBe(false);
    expect(Math.abs(distance)).toBeLessThanOrEqual(tolerance);
  }
});
