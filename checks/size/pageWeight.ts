import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {chromium, type Browser, type Request} from '@playwright/test';
import {serveBuild} from '../../tools/lib/serveBuild.ts';
import {startServer} from '../../tools/lib/startServer.ts';
import {findChromium} from '../../tools/lib/findChromium.ts';

const fileTypes = ['script', 'stylesheet', 'font'] as const;

type FileType = (typeof fileTypes)[number];

/** The files that a page loads on the first visit, by type: their paths, and their sizes in bytes after compression. */
export type PageWeight = Record<FileType, Map<string, number>>;

/** Adds up the bytes of a page's files by type. If another page is given, only the files that both pages load count. */
export function sizesOf(weight: PageWeight, other: PageWeight = weight): Record<FileType, number> {
  const sum = (type: FileType) =>
    [...weight[type]].reduce((total, [file, size]) => (other[type].has(file) ? total + size : total), 0);
  return {script: sum('script'), stylesheet: sum('stylesheet'), font: sum('font')};
}

/** Returns the size that is transferred, in bytes. Fonts are not compressed again, because WOFF2 is a compressed format. */
function sizeOf(file: string): number {
  const content = readFileSync(file);
  return file.endsWith('.woff2') ? content.length : gzipSync(content).length;
}

function isFileType(type: string): type is FileType {
  return (fileTypes as readonly string[]).includes(type);
}

async function measurePage(
  browser: Browser,
  origin: string,
  route: string,
  build: string,
  baseUrl: string,
): Promise<PageWeight> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  const page = await context.newPage();
  const response = await page.goto(`${origin}${baseUrl.slice(0, -1)}${route}`);
  if (response?.status() !== 200) {
    throw new Error(
      `${route} has no page in ${build} (status ${response?.status()}). Set BASE_URL to the value that the build used.`,
    );
  }
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  const weight: PageWeight = {script: new Map(), stylesheet: new Map(), font: new Map()};
  for (const request of requests) {
    const {pathname} = new URL(request.url());
    const type = request.resourceType();
    // Files that are prefetched for the pages that links lead to don't count.
    if (isFileType(type) && (await request.allHeaders())['sec-purpose'] !== 'prefetch') {
      weight[type].set(pathname, sizeOf(path.join(build, pathname.slice(baseUrl.length))));
    }
  }
  await context.close();
  return weight;
}

/**
 * Opens pages, given as paths below the base URL by name, in Chromium, each in a context with an empty cache, and records which
 * files they request. Throws an error if a page does not exist, or if no browser is installed.
 */
export async function measurePages<Name extends string>(
  routes: Record<Name, string>,
  build: string,
  baseUrl: string,
): Promise<Record<Name, PageWeight>> {
  const server = await startServer((request, response) => void serveBuild(request, response, build, baseUrl));
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  try {
    const weights: Partial<Record<Name, PageWeight>> = {};
    for (const name of Object.keys(routes) as Name[]) {
      weights[name] = await measurePage(browser, server.origin, routes[name], build, baseUrl);
    }
    return weights as Record<Name, PageWeight>;
  } finally {
    await browser.close();
    await server.stop();
  }
}
