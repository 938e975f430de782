import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporarySite} from '../temporarySite.ts';

const files = {
  'package.json': '{"devDependencies": {"vitest": "*"}}',
  'tsconfig.json': '{}',
  'src/moodle/a.ts': `import type {B} from './b';\nexport interface A {b?: B}`,
  'src/moodle/b.ts': `import type {A} from './a';\nimport {link} from '../components/link';\nexport interface B {a?: A; link: typeof link}`,
  'src/components/link.ts': `import {page} from '../../config/page';\nimport 'undeclared';\nexport const link = page;`,
  'src/finish/index.ts': `import '../plugins/list';\nimport 'vitest';`,
  'src/plugins/list.ts': `import type {A} from '../moodle/a';\nexport const list: A[] = [];`,
  'config/page.ts': `export const page = '/';`,
  'checks/a.ts': `import '../tests/fixture';\nimport '../tools/prove';`,
  'tools/prove.ts': `import './missing';`,
  'tests/fixture.ts': `import 'vitest';`,
  'node_modules/undeclared/package.json': '{"name": "undeclared", "main": "index.js"}',
  'node_modules/undeclared/index.js': '',
  'node_modules/vitest/package.json': '{"name": "vitest", "main": "index.js"}',
  'node_modules/vitest/index.js': '',
};

const {site, writeFiles} = temporarySite();

test('check:imports reports cycles, imports against the layers, and undeclared packages', () => {
  writeFiles(files);
  const {stdout} = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', path.resolve('dependency-cruiser.config.mjs'), '--output-type', 'json'],
      ...['src', 'config', 'checks', 'tools', 'tests'],
    ],
    {cwd: site, encoding: 'utf8'},
  );
  const {summary} = JSON.parse(stdout) as {summary: {violations: {from: string; to: string; rule: {name: string}}[]}};
  expect(summary.violations.map(({from, to, rule}) => `${from} > ${to}: ${rule.name}`).sort()).toEqual([
    'checks/a.ts > tests/fixture.ts: only tests import from tests',
    'checks/a.ts > tools/prove.ts: tools use checks, never the other way',
    'src/components/link.ts > config/page.ts: config imports from src, never the other way',
    'src/components/link.ts > node_modules/undeclared/index.js: packages are declared in package.json',
    'src/finish/index.ts > node_modules/vitest/index.js: the site is built without devDependencies',
    'src/finish/index.ts > src/plugins/list.ts: src/finish imports only from moodle, search, offline, markdown',
    'src/moodle/a.ts > src/moodle/b.ts: no cycles, nor cycles of types',
    'src/moodle/b.ts > src/components/link.ts: src/moodle imports only from itself',
    'tools/prove.ts > ./missing: imports can be resolved',
  ]);
});
