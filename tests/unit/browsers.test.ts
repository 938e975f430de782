import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {oldestBrowsers} from '../../src/browsers.ts';

test('esbuild and Docusaurus build for the same browsers', () => {
  const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8')) as {browserslist: string[]};
  const targets = browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));
  expect(oldestBrowsers).toEqual(targets);
});
