import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {archivedEditions, currentEdition} from '../../../../src/moodle/editions.ts';
import {overlayFiles, pluginSources} from '../../../../src/moodle/proof/pluginHash.ts';
import {recordName, tutorialStates} from '../../../../src/moodle/proof/tutorial.ts';
import {versionOfPage} from '../../../../src/moodle/pageVersion.ts';
import {pluginStates} from '../../../../src/moodle/proof/proofs.ts';
import {selectPlugins, projectPath, upgradeProblems} from '../../../../tools/prove/plugins.ts';
import {formValues, placeOf} from '../../../../tools/prove/tutorial.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write} = temporarySite();

const [archived = ''] = archivedEditions;
const project = path.join(import.meta.dirname, '../../../..');

beforeEach(() => {
  write('samples/mod_tally/lib.php', '<?php\n');
  write('samples/tutorial/01-install/version.php', '<?php\n$a = 1;\n');
  write('samples/tutorial/02-page/index.php', '<?php\n$b = 1;\n');
  write('samples/tutorial/02-page/version.php', '<?php\n$a = 2;\n');
  write(`samples/tutorial/${archived}/02-page/index.php`, '<?php\n$b = 2;\n');
});

describe('states', () => {
  test('are the folders of all steps so far, on top of each other', () => {
    expect(tutorialStates(site, currentEdition)).toEqual([
      {
        name: 'tutorial/01-install',
        sources: ['samples/tutorial/01-install'],
        own: ['samples/tutorial/01-install'],
      },
      {
        name: 'tutorial/02-page',
        sources: ['samples/tutorial/01-install', 'samples/tutorial/02-page'],
        own: ['samples/tutorial/02-page'],
      },
    ]);
    const last = tutorialStates(site, archived).at(-1);
    expect(Object.fromEntries(overlayFiles(site, last?.sources ?? []))).toEqual({
      'index.php': `samples/tutorial/${archived}/02-page/index.php`,
      'version.php': 'samples/tutorial/02-page/version.php',
    });
  });

  test('are no sample plugins', () => {
    expect([...pluginSources(site, currentEdition).keys()]).toEqual(['mod_tally']);
  });

  test('change with the files of their step and of earlier steps, but not with comments', () => {
    const hashes = () =>
      pluginStates(site)
        .filter(({sources}) => sources.every((source) => !source.includes(archived)))
        .filter(({name}) => name.startsWith('tutorial/'))
        .map(({hash}) => hash);
    const [first, second] = hashes();
    write('samples/tutorial/02-page/index.php', '<?php\n// highlight-next-line\n$b = 1;\n');
    expect(hashes().slice(0, 2)).toEqual([first, second]);
    write('samples/tutorial/02-page/index.php', '<?php\n$b = 3;\n');
    expect(hashes()[0]).toBe(first);
    expect(hashes()[1]).not.toBe(second);
    write('samples/tutorial/01-install/lang/en/local_greetings.php', '<?php\n');
    expect(hashes()[0]).not.toBe(first);
  });
});

test.each([
  ['samples/tutorial/05-table/db/install.xml', 'tutorial/05-table', currentEdition],
  [`samples/tutorial/${archived}/05-table/version.php`, 'tutorial/05-table', archived],
  [`samples/${archived}/mod_tally/lib.php`, 'mod_tally', archived],
  ['samples/local_greetings/lib.php', 'local_greetings', currentEdition],
])('%s belongs to %s in %s', (file, name, version) => {
  expect(recordName(file)).toBe(name);
  expect(versionOfPage(file)).toBe(version);
});

describe('the place of a problem', () => {
  const problem = {component: 'local_greetings', what: 'GET /local/greetings/index.php as guest'};

  test.each([
    ['PHP Warning: Undefined variable $a in /tmp/site/local/greetings/lib.php on line 7', 'local/greetings/lib.php:7'],
    ['* line 3 of /local/greetings/index.php: call to has_capability()', 'local/greetings/index.php'],
    ['status 500', 'local/greetings/index.php'],
  ])('of "%s" is %s', (message, place) => {
    expect(placeOf({...problem, message})).toBe(place);
  });

  test('is unknown if neither the message nor the URL names a file', () => {
    expect(placeOf({...problem, what: 'upgrade', message: 'Error'})).toBeUndefined();
  });

  test('is in the folder that the file was copied from', () => {
    const sources = tutorialStates(site, archived).at(-1)?.sources ?? [];
    const plugins = [{component: 'local_greetings', target: 'local/greetings', sources}];
    expect(projectPath(site, plugins, 'local/greetings/index.php:3')).toBe(
      `samples/tutorial/${archived}/02-page/index.php:3`,
    );
    expect(projectPath(site, plugins, 'local/greetings/version.php')).toBe('samples/tutorial/02-page/version.php');
    expect(projectPath(site, plugins, 'lib/setup.php:9')).toBe('lib/setup.php:9');
  });
});

test('finds messages about the plugin in the output of an upgrade', () => {
  const plugins = [{component: 'local_greetings', target: 'local/greetings', sources: []}];
  const message = 'Warning: Undefined variable $a in /site/local/greetings/db/upgrade.php on line 7';
  const output = `-->local_greetings\n${message}\nWarning: in /site/mod/forum/lib.php\n++ Success ++`;
  expect(upgradeProblems(output, plugins)).toEqual([{component: 'local_greetings', what: 'upgrade', message}]);
});

test('reads what a form sends', () => {
  const html = `<input name="sesskey" type="hidden" value="abc" /><input type="text" name="message" value="">
    <input type="submit" class="btn" name="submitbutton" value="Post greeting"><input type="hidden" value="no name">`;
  expect(formValues(html)).toEqual({sesskey: 'abc', submitbutton: 'Post greeting'});
});

test('selects sample plugins, and says what is allowed', () => {
  const plugins = ['mod_tally', 'block_greetings'].map((component) => ({component, target: '', sources: []}));
  expect(selectPlugins(plugins, [], '4.2')).toEqual(plugins);
  expect(selectPlugins(plugins, ['mod_tally', 'tutorial'], '4.2')).toEqual(plugins.slice(0, 1));
  expect(() => selectPlugins(plugins, ['mod_other'], '4.2')).toThrow(
    '--plugin is "mod_other"; allowed: mod_tally, block_greetings, tutorial.',
  );
  expect(() => selectPlugins([], [], '4.0')).toThrow(/^There are no sample plugins for Moodle 4\.0\./);
});

describe.each([currentEdition, ...archivedEditions])('the tutorial for %s', (version) => {
  const states = tutorialStates(project, version);
  const page = version === currentEdition ? 'docs' : `versioned_docs/version-${version}`;
  const text = readFileSync(path.join(project, page, 'gettingstarted/first-plugin.md'), 'utf8');

  test('increases the version in each step that changes what only an upgrade reads', () => {
    const versions = states.map(({sources}) => {
      const file = overlayFiles(project, sources).get('version.php') ?? '';
      return Number(/version = (\d+)/.exec(readFileSync(path.join(project, file), 'utf8'))?.[1]);
    });
    states.forEach(({name, own}, index) => {
      const changes = [...overlayFiles(project, own).keys()].some((file) => /^db\/|^settings\.php$/.test(file));
      if (changes) {
        expect(versions[index], name).toBeGreaterThan(versions[index - 1] ?? 0);
      }
    });
  });

  test('shows every file of every step', () => {
    const shown = new Set([...text.matchAll(/file="([^"]+)"/g)].map(([, file]) => file));
    const files = states.flatMap(({own}) => [...overlayFiles(project, own).values()]);
    expect(files.filter((file) => !shown.has(file))).toEqual([]);
  });

  test('lists the files that there are in the end', () => {
    const tree = /```text\nlocal\/greetings\/\n(.*?)```/s.exec(text)?.[1] ?? '';
    const folders: string[] = [];
    const listed = tree.split('\n').flatMap((line) => {
      const [, indent = '', name = ''] = /^((?:│ {3}| {4})*)[├└]── (.*)$/.exec(line) ?? [];
      folders.length = indent.length / 4;
      const file = [...folders, name].join('');
      folders.push(name);
      return name === '' || name.endsWith('/') ? [] : [file];
    });
    expect(listed.sort()).toEqual([...overlayFiles(project, states.at(-1)?.sources ?? []).keys()].sort());
  });
});

test.each(archivedEditions)('the tutorial for %s has no steps that the current one does not have', (version) => {
  const steps = (edition: string) => tutorialStates(project, edition).map(({name}) => name);
  expect(steps(currentEdition)).toEqual(steps(version));
});
