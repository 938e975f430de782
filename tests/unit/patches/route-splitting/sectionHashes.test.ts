import {describe, expect, test} from 'vitest';
import {splitRuntime, insertHashes} from '@site/src/patches/route-splitting/sectionHashes';

/** The function in the runtime, as the bundler writes it. */
const runtime = (hashes: string) => `
__webpack_require__.u = (chunkId) => {
  return "assets/js/" + chunkId + "." + ${hashes}[chunkId] + ".js"
}`;

const sections = new Map([
  ['routes-docs', ['ab12', 'cd34']],
  ['routes-general', ['1031', 'merged']],
]);

describe('splitRuntime', () => {
  test.each([
    ['0', runtime('hashes')],
    ['2', runtime('{"ab12": "a5e8554f"}').repeat(2)],
  ])('throws an error if the runtime has %s tables', (count, text) => {
    expect(() => splitRuntime(text, sections)).toThrow(
      `The plugin route-splitting found ${count} tables of content hashes in the runtime instead of one. ` +
        'The bundler has changed the runtime, so update src/patches/route-splitting/sectionHashes.ts.',
    );
  });
});

describe('insertHashes', () => {
  test('throws an error if there is no placeholder', () => {
    expect(() => insertHashes('addHashes();', 'routes-docs', {})).toThrow(
      'The script of routes-docs does not contain the placeholder "files of routes-docs". See src/patches/README.md.',
    );
  });
});
