import {execFile} from 'node:child_process';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {mergeTests, test as playwrightTest} from '@playwright/test';
import {serveBuild} from '../../../tools/lib/serveBuild.ts';
import {startServer, type LocalServer} from '../../../tools/lib/startServer.ts';
import {expect, test as pageTest} from '../fixtures.ts';
import {Host} from '../support/host.ts';

// Playwright compiles tests to CommonJS, which has no `import.meta`, but it runs in the root of the checkout.
const root = process.cwd();
const cache = 'node_modules/.cache/fixture-site';

/** The builds of the fixture site, each with its environment variables. */
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
} satisfies Record<string, Record<string, string>>;

type Build = keyof typeof builds;

/** Returns the folder of a build. */
export function folderOf(build: Build): string {
  return path.join(root, cache, build);
}

/** Builds the fixture site with the site's own theme, styles and client modules. */
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
    // Variables that are set for the site's own build must not affect this one.
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${cache}/generated`,
      ...builds[build],
    },
  });
}

/** Maps paths of a server to builds. Paths start and end with a slash. */
type Mounts = Partial<Record<`/${string}`, Build>>;

function respond(mounts: Mounts, request: IncomingMessage, response: ServerResponse): void {
  // `/` matches everything, so the longest match wins.
  const [mount, build] = Object.entries(mounts)
    .sort(([a], [b]) => b.length - a.length)
    .find(([prefix]) => request.url?.startsWith(prefix)) ?? ['/', undefined];
  if (build === undefined) {
    response.writeHead(404).end();
    return;
  }
  void serveBuild(request, response, folderOf(build), mount);
}

interface ServerFixtures {
  /** Serves builds on a separate port until the worker ends, and returns the origin. */
  serve: (mounts: Mounts) => Promise<string>;
  /** An origin that serves the plain build at `/` and the configured one at `/wrong/`, its base URL. */
  origin: string;
}

/** For tests that only fetch files from the fixture site: they open no browser context, which takes time. */
export const fetchTest = playwrightTest.extend<object, ServerFixtures>({
  serve: [
    async ({}, use) => {
      const servers: LocalServer[] = [];
      await use(async (mounts) => {
        const server = await startServer((request, response) => respond(mounts, request, response));
        servers.push(server);
        return server.origin;
      });
      await Promise.all(servers.map(({stop}) => stop()));
    },
    {scope: 'worker'},
  ],
  origin: [async ({serve}, use) => use(await serve({'/': 'plain', '/wrong/': 'configured'})), {scope: 'worker'}],
});

/** For tests that open pages of the fixture site: the plain build at `/`, the configured one at `/wrong/`. */
export const test = mergeTests(pageTest, fetchTest).extend({
  baseURL: async ({origin}, use) => use(origin),
});

/** For tests that each need a separate host of the plain build, which they can stop or deploy another build to. */
export const hostTest = pageTest.extend<{host: Host}>({
  host: async ({}, use) => {
    const host = new Host(folderOf('plain'));
    await host.start();
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => use(host.origin),
});

export {expect};
