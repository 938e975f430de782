import {execFile} from 'node:child_process';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {serveBuild} from '../../../src/headers/serve.ts';
import {expect, test as base} from '../fixtures.ts';

// Playwright compiles tests to CommonJS, where `import.meta` is not to be had; it runs at the root of the checkout.
const root = process.cwd();
const cache = 'node_modules/.cache/fixture-site';

/** The builds of the fixture site, each with the environment that makes it. */
export const builds = {
  plain: {ANNOUNCEMENT: JSON.stringify({id: 'first', content: 'The first announcement'})},
  configured: {
    BASE_URL: '/wrong/',
    NO_INDEX: 'true',
    ALGOLIA_APP_ID: 'APPLICATION',
    ALGOLIA_API_KEY: 'key',
    ALGOLIA_INDEX_NAME: 'index',
    ANNOUNCEMENT: JSON.stringify({id: 'second', content: 'The second announcement'}),
  },
  /** What is deployed after the plain one: a sentence has been corrected. */
  later: {ANNOUNCEMENT: JSON.stringify({id: 'first', content: 'The first announcement'}), FIXTURE_DOCS: 'docs-later'},
} satisfies Record<string, Record<string, string>>;

type Build = keyof typeof builds;

/**
 * Where the files of a build are.
 *
 * @param build - Name of the build.
 */
export function folderOf(build: Build): string {
  return path.join(root, cache, build);
}

/**
 * Builds the fixture site with the site's own theme, styles and client modules.
 *
 * @param build - Name of the build.
 */
export async function buildSite(build: Build): Promise<void> {
  const command = [
    'tools/build',
    '--config',
    'tests/e2e/fixture-site/docusaurus.config.ts',
    '--out-dir',
    `${cache}/${build}`,
  ];
  await promisify(execFile)(path.join(root, 'node_modules/.bin/tsx'), command, {
    cwd: root,
    // Nothing else from the environment, so that a variable set for the site's own build does not reach this one.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${cache}/generated`,
      ...builds[build],
    },
  });
}

/** Which build stands under which path of a server; paths begin and end with a slash. */
type Mounts = Partial<Record<`/${string}`, Build>>;

function answer(mounts: Mounts, request: IncomingMessage, response: ServerResponse): void {
  // The longest path that fits, as `/` fits everything.
  const [mount, build] = Object.entries(mounts)
    .sort(([a], [b]) => b.length - a.length)
    .find(([prefix]) => request.url?.startsWith(prefix)) ?? ['/', undefined];
  if (build === undefined) {
    response.writeHead(404).end();
    return;
  }
  void serveBuild(request, response, folderOf(build), mount);
}

interface Serving {
  /** Serves builds on a port of their own until the worker ends, and gives the origin. */
  serve: (mounts: Mounts) => Promise<string>;
  /** Origin with the plain build under `/` and the configured one under `/wrong/`, where it belongs. */
  origin: string;
}

/** Test on the fixture site: paths are of the plain build, and of the configured one under `/wrong/`. */
export const test = base.extend<object, Serving>({
  serve: [
    async ({}, use) => {
      const servers: ReturnType<typeof createServer>[] = [];
      await use(async (mounts) => {
        const server = createServer((request, response) => answer(mounts, request, response));
        servers.push(server);
        await new Promise<void>((resolve) => server.listen(0, resolve));
        return `http://localhost:${(server.address() as AddressInfo).port}`;
      });
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
    {scope: 'worker'},
  ],
  origin: [async ({serve}, use) => use(await serve({'/': 'plain', '/wrong/': 'configured'})), {scope: 'worker'}],
  baseURL: async ({origin}, use) => use(origin),
});

export {expect};
