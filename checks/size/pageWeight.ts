import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser, type Request} from '@playwright/test';
import {serveBuild} from '../../src/finish/headers/serve.ts';
import {findChromium} from '../../tools/lib/findChromium.ts';
import type {Site} from './site.ts';

/** The file types that count towards the weight of a page. */
export const fileTypes = ['script', 'stylesheet', 'font'] as const;

type FileType = (typeof fileTypes)[number];

/** The files that a page requests on the first visit: their paths, and their sizes in bytes after compression. */
export interface PageWeight {
  /** Files that the page loads before the network is idle, by type. */
  loaded: Record<FileType, Map<string, number>>;
  /** Files that it prefetches for the pages that its links lead to. */
  prefetched: Map<string, number>;
}

/** Returns the size that is transferred, in bytes. Fonts are not compressed again, because WOFF2 is a compressed format. */
function sizeOf(file: string): number {
  const content = readFileSync(file);
  return file.endsWith('.woff2') ? content.length : gzipSync(content).length;
}

function isFileType(type: string): type is FileType {
  return (fileTypes as readonly string[]).includes(type);
}

async function measurePage(browser: Browser, origin: string, route: string, site: Site): Promise<PageWeight> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  const page = await context.newPage();
  const response = await page.goto(`${origin}${site.baseUrl.slice(0, -1)}${route}`);
  if (response?.status() !== 200) {
    throw new Error(
      `${route} has no page in ${site.build} (status ${response?.status()}). Set BASE_URL to the value that the build used.`,
    );
  }
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  const weight: PageWeight = {
    loaded: {script: new Map(), stylesheet: new Map(), font: new Map()},
    prefetched: new Map(),
  };
  for (const request of requests) {
    const {pathname} = new URL(request.url());
    const purpose = (await request.allHeaders())['sec-purpose'];
    const type = request.resourceType();
    const target = purpose === 'prefetch' ? weight.prefetched : isFileType(type) ? weight.loaded[type] : undefined;
    target?.set(pathname, sizeOf(path.join(site.build, pathname.slice(site.baseUrl.length))));
  }
  await context.close();
  return weight;
}

/**
 * Opens pages in Chromium, each in a context with an empty cache, and records which files they request.
 *
 * @param routes - The paths of the pages, below the base URL.
 * @param site - The build that contains the pages.
 * @returns The weight of each page, in the same order.
 * @throws If a page does not exist, or if no browser is installed.
 */
export async function measurePages(routes: readonly string[], site: Site): Promise<PageWeight[]> {
  const server = createServer((request, response) => void serveBuild(request, response, site.build, site.baseUrl));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  try {
    const weights: PageWeight[] = [];
    for (const route of routes) {
      weights.push(await measurePage(browser, origin, route, site));
    }
    return weights;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
