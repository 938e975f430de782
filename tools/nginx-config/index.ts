// @ts-check
/* Prints an nginx configuration that sends the headers and redirects of the last build: `npm run --silent nginx-config`. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseHeaders} from '../../src/finish/headers/headersFile.ts';
import {nginxConfig} from './nginxConfig.ts';
import {parseRedirects} from '../../src/finish/redirects/redirectsFile.ts';

const build = path.join(import.meta.dirname, '../../build');
const file = path.join(build, '_headers');

if (existsSync(file)) {
  const redirects = parseRedirects(readFileSync(path.join(build, '_redirects'), 'utf8'));
  process.stdout.write(nginxConfig(parseHeaders(readFileSync(file, 'utf8')), redirects));
} else {
  console.error('build/_headers does not exist; run "npm run build" first.');
  process.exitCode = 1;
}
