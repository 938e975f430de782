/*
 * Takes the screenshots that browsers show before they install the site: `npx tsx tools/screenshots [URL]`. The URL of
 * the running site is http://localhost:3000 by default. The result is committed, so run the command again when the site
 * looks different.
 */
import {writeFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {findChromium} from '../lib/findChromium.ts';

/** The screenshots that the manifest lists: wide for computers, narrow for phones. */
const views = [
  {name: 'screenshot-wide', width: 1280, height: 800, path: '/docs/apis'},
  {name: 'screenshot-narrow', width: 390, height: 844, path: '/docs/apis'},
];

const siteUrl = process.argv[2] ?? 'http://localhost:3000';
const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
try {
  for (const {name, width, height, path} of views) {
    const page = await browser.newPage({viewport: {width, height}, colorScheme: 'light'});
    await page.goto(new URL(path, siteUrl).href);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    // Playwright's own API cannot write WebP files, which are a third of the size.
    const client = await page.context().newCDPSession(page);
    const {data} = await client.send('Page.captureScreenshot', {format: 'webp', quality: 80});
    writeFileSync(`static/img/${name}.webp`, Buffer.from(data, 'base64'));
  }
} finally {
  await browser.close();
}
