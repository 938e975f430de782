// @vitest-environment node
import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {measurePages, sizesOf} from '../../../../checks/size/pageWeight.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site: build, write: writeFile} = temporarySite();

/** Writes a file, and returns its compressed size. */
function write(file: string, text: string): number {
  writeFile(file, text);
  return gzipSync(text).length;
}

test('measures the files that a page loads, including dynamically imported scripts, but no prefetched files', async () => {
  const imported = write('assets/imported.js', 'export default 2;'.repeat(30));
  const script = write(
    'assets/main.js',
    `${'let a = 1;'.repeat(30)} import('/docs/assets/imported.js');`.replace(/let a/g, 'var a'),
  );
  const stylesheet = write('assets/styles.css', 'a { color: red; }'.repeat(20));
  write('assets/next.js', 'var next = 3;'.repeat(20));
  write(
    'page.html',
    `<!doctype html><html lang="en" data-has-hydrated="true"><head><title>Page</title>
      <link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/assets/styles.css">
      <link rel="prefetch" href="/docs/assets/next.js"><script src="/docs/assets/main.js" defer></script>
    </head><body></body></html>`,
  );
  const {page} = await measurePages({page: '/page'}, build, '/docs/');
  expect(page).toEqual({
    script: new Map([
      ['/docs/assets/main.js', script],
      ['/docs/assets/imported.js', imported],
    ]),
    stylesheet: new Map([['/docs/assets/styles.css', stylesheet]]),
    font: new Map(),
  });
});

test('adds up the sizes of all files, or of those that another page loads, too', () => {
  const [stylesheet, font] = [new Map([['/a.css', 20]]), new Map<string, number>()];
  const script = new Map([
    ['/main.js', 100],
    ['/page.js', 30],
  ]);
  expect(sizesOf({script, stylesheet, font})).toEqual({script: 130, stylesheet: 20, font: 0});
  const other = {script: new Map([['/main.js', 100]]), stylesheet, font};
  expect(sizesOf({script, stylesheet, font}, other)).toEqual({script: 100, stylesheet: 20, font: 0});
});

test('throws an error if a page is missing from the build', async () => {
  write('404.html', 'Not found');
  await expect(measurePages({none: '/none'}, build, '/')).rejects.toThrow(
    `/none has no page in ${build} (status 404).`,
  );
});
