import {beforeEach, expect, test, vi} from 'vitest';

beforeEach(() => {
  vi.stubGlobal('__webpack_require__', {});
  vi.stubGlobal('__webpack_public_path__', '/base/');
});

test("finds the files of sections as well as the runtime's own files", async () => {
  const own: Record<string, string> = {main: '01234567'};
  vi.stubGlobal('__webpack_get_script_filename__', (chunk: string) => `assets/js/${chunk}.${own[chunk]}.js`);
  const {addHashes} = await import('@site/src/patches/route-splitting/chunkFileNames');
  const nameOf = (chunk: string) =>
    (
      globalThis as unknown as {__webpack_get_script_filename__: (chunk: string) => string}
    ).__webpack_get_script_filename__(chunk);
  addHashes({ab12: '89abcdef'});
  addHashes({cd34: 'fedcba98'});
  expect(['main', 'ab12', 'cd34'].map(nameOf)).toEqual([
    'assets/js/main.01234567.js',
    'assets/js/ab12.89abcdef.js',
    'assets/js/cd34.fedcba98.js',
  ]);
  expect(__webpack_require__.gca('cd34')).toBe('/base/assets/js/cd34.fedcba98.js');
});
