import {readdirSync, readFileSync, statSync} from 'node:fs';
import type {EngineBrowser} from './browsers/engineBrowser.ts';
import {expect, test} from './support/fixtures.ts';
import {openPage, untilAt} from './support/page.ts';
import {Site} from './support/site.ts';

/** Delay of fonts in milliseconds, so that they change the height of the page after it has scrolled. */
const fontDelay = 150;

/**
 * Allowed difference between the actual and the expected position of a heading, in CSS pixels. Line heights are
 * fractional.
 */
const tolerance = 4;

/**
 * Returns the longest pages of a folder, each with the hash of the heading that is four fifths down the list of
 * headings.
 */
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

/**
 * Like `longPages`, for release notes: their names start with a digit, and `longPages` skips such names as archived
 * versions.
 */
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

/** Final position of the heading that the URL's hash refers to. */
interface TargetPosition {
  /** Distance from the expected position, which is below the navbar, or as far up as the end of the page allows. */
  distance: number;
  /** Whether the navbar covers the heading. */
  isCovered: boolean;
}

/** Waits until fonts have loaded and the target heading has not moved for half a second. */
async function positionOfTarget(browser: EngineBrowser): Promise<TargetPosition> {
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

const urls = [...longPages('docs', 10), ...longPages('docs/4.1', 10), ...longReleaseNotes(10)];

test('there are long pages of each kind', () => {
  expect(urls).toHaveLength(30);
});

test.for(urls)('a link scrolls to its heading with a cold cache: %s', async (url, {browser}) => {
  // A new port is a new origin, so the browser has nothing in its cache.
  const site = await new Site(fontDelay).start();
  await openPage(browser, site.origin + url);
  const {distance, isCovered} = await positionOfTarget(browser);
  site.stop();
  expect(isCovered).toBe(false);
  expect(Math.abs(distance)).toBeLessThanOrEqual(tolerance);
});

test('a link in the table of contents scrolls to its heading', async ({browser, open}) => {
  const page = '/docs/apis/core/dml';
  const html = readFileSync(`build${page}.html`, 'utf8');
  const hashes = [...html.matchAll(/<a [^>]*href="(#[^"]+)"[^>]*class="table-of-contents__link/g)].map(
    ([, hash]) => hash!,
  );
  await open(page);
  for (const part of [0.6, 0.3]) {
    const hash = hashes[Math.floor(hashes.length * part)]!;
    await browser.click(`.theme-doc-toc-desktop .table-of-contents a[href="${hash}"]`);
    await untilAt(browser, page + hash);
    const {distance, isCovered} = await positionOfTarget(browser);
    expect(isCovered).toBe(false);
    expect(Math.abs(distance)).toBeLessThanOrEqual(tolerance);
  }
});
