// @vitest-environment node
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {measurePages} from '../../../../checks/size/pageWeight.ts';

let build: string;

function write(file: string, text: string): number {
  mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
  writeFileSync(path.join(build, file), text);
  return gzipSync(text).length;
}

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'page-weight-'));
});

afterEach(() => rmSync(build, {recursive: true}));

test('measures the files that a page loads, including dynamically imported scripts, and prefetched files separately', async () => {
  const imported = write('assets/imported.js', 'export default 2;'.repeat(30));
  const script = write(
    'assets/main.js',
    `${'let a = 1;'.repeat(30)} import('/docs/assets/imported.js');`.replace(/let a/g, 'var a'),
  );
  const stylesheet = write('assets/styles.css', 'a { color: red; }'.repeat(20));
  const ahead = write('assets/next.js', 'var next = 3;'.repeat(20));
  write(
    'page.html',
    `<!doctype html><html lang="en" data-has-hydrated="true"><head><title>Page</title>
      <link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/assets/styles.css">
      <link rel="prefetch" href="/docs/assets/next.js"><script src="/docs/assets/main.js" defer></script>
    </head><body></body></html>`,
  );
  const [weight] = await measurePages(['/page'], {build, siteUrl: 'https://docs.example.com', baseUrl: '/docs/'});
  expect(weight).toEqual({
    loaded: {
      script: new Map([
        ['/docs/assets/main.js', script],
        ['/docs/assets/imported.js', imported],
      ]),
      stylesheet: new Map([['/docs/assets/styles.css', stylesheet]]),
      font: new Map(),
    },
    prefetched: new Map([['/docs/assets/next.js', ahead]]),
  });
});

test('throws an error if a page is missing from the build', async () => {
  write('404.html', 'Not found');
  await expect(measurePages(['/none'], {build, siteUrl: 'https://docs.example.com', baseUrl: '/'})).rejects.toThrow(
    `/none has no page in ${build} (status 404).`,
  );
});
