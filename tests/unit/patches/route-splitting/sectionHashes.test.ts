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
  const {script, initial, bySection} = splitRuntime(
    runtime('{"1031": "88a879c4","ab12": "a5e8554f","cd34": "9ea2a853","documentation": "971d5d46",}'),
    sections,
  );

  test('moves the hashes of chunks in a section, if they are separate files', () => {
    expect([...bySection]).toEqual([
      ['routes-docs', {ab12: 'a5e8554f', cd34: '9ea2a853'}],
      ['routes-general', {1031: '88a879c4'}],
    ]);
  });

  test('leaves the other hashes in the runtime', () => {
    expect(initial).toEqual({documentation: '971d5d46'});
    expect(insertHashes(script, 'the runtime', initial)).toBe(runtime('{"documentation":"971d5d46"}'));
  });

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
