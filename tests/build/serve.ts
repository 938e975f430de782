import {existsSync} from 'node:fs';
import type {TestProject} from 'vitest/node';
import {serveBuild} from '../../tools/lib/serveBuild.ts';
import {startServer} from '../../tools/lib/startServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin that serves the last build, without a trailing slash. */
    origin: string;
  }
}

/** Serves the last build with the headers of a static host while the tests in this folder run. */
export default async function serve({provide}: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('build/_headers')) {
    throw new Error('build/ is missing or incomplete; run "npm run build" first.');
  }
  const {origin, stop} = await startServer((request, response) => void serveBuild(request, response, 'build', '/'));
  provide('origin', origin);
  return stop;
}
