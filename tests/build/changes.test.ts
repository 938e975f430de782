import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {textOf} from './site.ts';

test('the page of changes stays light', async () => {
  expect(gzipSync(await textOf('/docs/changes')).byteLength).toBeLessThan(250_000);
});
