// @ts-check
/* Prints an nginx configuration that sends the headers of the last build: `npm run --silent nginx-config`. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseHeaders} from '../../src/headers/headersFile.ts';
import {nginxConfig} from '../../src/headers/nginx.ts';

const file = path.join(import.meta.dirname, '../../build/_headers');

if (existsSync(file)) {
  process.stdout.write(nginxConfig(parseHeaders(readFileSync(file, 'utf8'))));
} else {
  console.error('build/_headers does not exist; run "npm run build" first.');
  process.exitCode = 1;
}
