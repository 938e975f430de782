/* Serves the last build with its headers for tests: `npx tsx tools/serve PORT`. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {serveBuild} from '../lib/serveBuild.ts';
import {startServer} from '../lib/startServer.ts';

const folder = path.join(import.meta.dirname, '../../build');
const port = Number(process.argv[2]);

if (existsSync(folder)) {
  await startServer((request, response) => void serveBuild(request, response, folder, '/'), port);
  console.log(`Serving the build at http://localhost:${port}`);
} else {
  console.error('build/ does not exist; run "npm run build" first.');
  process.exitCode = 1;
}
