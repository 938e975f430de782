import {describe, expect, test} from 'vitest';
import {divideRuntime, withFiles} from '@site/src/framework/route-splitting/sectionHashes';

/** As the bundler writes it. */
const runtime = (hashes: string) => `
__webpack_require__.u = (chunkId) => {
  return "assets/js/" + chunkId + "." + ${hashes}[chunkId] + ".js"
}`;

const sections = new Map([
  ['routes-docs', ['ab12', 'cd34']],
  ['routes-general', ['1031', 'merged']],
]);

describe('divideRuntime', () => {
  const {script, kept, files} = divideRuntime(
    runtime('{"1031": "88a879c4","ab12": "a5e8554f","cd34": "9ea2a853","documentation": "971d5d46",}'),
    sections,
  );

  test('gives each section the hashes of its chunks, if they are files of their own', () => {
    expect([...files]).toEqual([
      ['routes-docs', {ab12: 'a5e8554f', cd34: '9ea2a853'}],
      ['routes-general', {1031: '88a879c4'}],
    ]);
  });

  test('leaves to the runtime what several pages load, for when it is minified', () => {
    expect(kept).toEqual({documentation: '971d5d46'});
    expect(withFiles(script, 'the runtime', kept)).toBe(runtime('{"documentation":"971d5d46"}'));
  });

  test.each([
    ['0', runtime('hashes')],
    ['2', runtime('{"ab12": "a5e8554f"}').repeat(2)],
  ])('fails if the bundler writes %s tables', (count, text) => {
    expect(() => divideRuntime(text, sections)).toThrow(
      `The plugin route-splitting finds ${count} tables of files in the runtime, and not one. ` +
        'The bundler writes it in a new way; bring src/framework/route-splitting/sectionHashes.ts up to date.',
    );
  });
});

describe('withFiles', () => {
  test('writes them where the section asks for them', () => {
    expect(withFiles('addFiles("files of routes-docs");', 'routes-docs', {ab12: 'a5e8554f'})).toBe(
      'addFiles({"ab12":"a5e8554f"});',
    );
  });

  test('fails if it does not', () => {
    expect(() => withFiles('addFiles();', 'routes-docs', {})).toThrow(
      'The script of routes-docs has no "files of routes-docs"; bring src/framework/route-splitting up to date.',
    );
  });
});
