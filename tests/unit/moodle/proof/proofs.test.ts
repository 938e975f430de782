import {beforeEach, describe, expect, test} from 'vitest';
import {archivedEditions} from '../../../../src/moodle/editions.ts';
import {sampleHash} from '../../../../src/moodle/proof/codeHash.ts';
import {pluginStates, proofFinder} from '../../../../src/moodle/proof/proofs.ts';
import type {ProofRecord} from '../../../../src/moodle/proof/record.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write} = temporarySite();

const [archived = ''] = archivedEditions;

/** Returns a record in which all plugins passed, in each edition on a release with the name of the plugin's hash. */
function allPassed(): ProofRecord {
  const plugins = pluginStates(site).map(({name, hash}) => [
    hash,
    {plugin: name, how: 'plugin' as const, releases: [hash]},
  ]);
  return {samples: {}, plugins: Object.fromEntries(plugins)};
}

const attributes = (values: Record<string, string>) => new Map(Object.entries(values));

test('a sample is proven by its code, title and kind', () => {
  const title = {title: 'local/greetings/lib.php'};
  const proof = {how: 'executed' as const, releases: ['4.2.1']};
  const find = proofFinder(site, {samples: {[sampleHash('$a = 1;', attributes(title))]: proof}, plugins: {}});
  expect(find('$a  =  1; // A comment.', attributes({...title, showLineNumbers: ''}))).toEqual(proof);
  expect(find('$a = 2;', attributes(title))).toBeUndefined();
  expect(find('$a = 1;', attributes({title: 'local/greetings/tests/lib_test.php'}))).toBeUndefined();
  expect(find('$a = 1;', attributes({...title, kind: 'class-body'}))).toBeUndefined();
});

describe('a sample from a sample plugin', () => {
  const file = attributes({file: 'samples/mod_tally/lib.php'});

  beforeEach(() => {
    write('samples/mod_tally/lib.php', '<?php\nfunction a() {\n    return 1;\n}\nfunction b() {\n    return 2;\n}\n');
    write('samples/mod_tally/other.php', '<?php\n$c = 1;\n');
    write(`samples/${archived}/mod_tally/version.php`, '<?php\n$plugin->version = 1;\n');
  });

  test('is proven by each edition of the plugin that contains its code', () => {
    const find = proofFinder(site, allPassed());
    const hashes = pluginStates(site).map(({hash}) => hash);
    expect(hashes).toHaveLength(2);
    expect(find('function a() {\n    return 1;\n}', file)).toEqual({
      how: 'plugin',
      releases: expect.arrayContaining(hashes) as unknown,
    });
    write(`samples/${archived}/mod_tally/lib.php`, '<?php\nfunction a() {\n    return 3;\n}\n');
    const changed = proofFinder(site, allPassed());
    expect(changed('function a() {\n    return 1;\n}', file)?.releases).toEqual([pluginStates(site)[0]?.hash]);
  });

  test('is found if it is indented less than in its file, also inside a string', () => {
    write('samples/mod_tally/lib.php', '<?php\nclass a {\n    const SQL = "SELECT\n        1";\n}\n');
    expect(proofFinder(site, allPassed())('const SQL = "SELECT\n    1";', file)?.how).toBe('plugin');
  });

  test('is not proven after another file of the plugin has changed, or if the plugin failed', () => {
    const record = allPassed();
    write('samples/mod_tally/other.php', '<?php\n$c = 2;\n');
    expect(proofFinder(site, record)('function a() {\n    return 1;\n}', file)).toBeUndefined();
    const [state] = pluginStates(site);
    const failed = {plugin: 'mod_tally', how: 'failed' as const, releases: ['4.2.1'], reason: 'No'};
    const find = proofFinder(site, {samples: {}, plugins: {[state?.hash ?? '']: failed}});
    expect(find('function a() {\n    return 1;\n}', file)?.how).toBe('failed');
  });

  test('of the tutorial is proven by its step', () => {
    write('samples/tutorial/01-install/version.php', '<?php\n$a = 1;\n');
    write('samples/tutorial/02-page/index.php', '<?php\n$b = 1;\n');
    const {plugins} = allPassed();
    const first = Object.fromEntries(
      Object.entries(plugins).filter(([, {plugin}]) => plugin === 'tutorial/01-install'),
    );
    const find = proofFinder(site, {samples: {}, plugins: first});
    expect(find('$a = 1;', attributes({file: 'samples/tutorial/01-install/version.php'}))?.how).toBe('plugin');
    expect(find('$b = 1;', attributes({file: 'samples/tutorial/02-page/index.php'}))).toBeUndefined();
  });
});
