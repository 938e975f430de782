import {existsSync, mkdtempSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {behatSteps} from '../../../../../tools/symbols/behatSteps.ts';
import {extractSymbols} from '../../../../../tools/symbols/extract/index.ts';
import {makeSymbols} from '../../../../../tools/symbols/index.ts';
import {temporarySite} from '../../../temporarySite.ts';

const versions = ['4.1', '4.2'];

const ignore = () => undefined;

function branchOf(version: string): string {
  const [major = '', minor = ''] = version.split('.');
  return `${major}${minor.padStart(2, '0')}`;
}

const {site, write} = temporarySite();

/** A made-up platform with content for each table. */
const fixture = 'tests/data/platform';

const makeFolder = (): string => mkdtempSync(path.join(site, 'folder-'));

const fixtureFiles = readdirSync(fixture, {recursive: true, encoding: 'utf8'}).filter((file) => path.extname(file));

/** Files that every platform has, besides its version. */
const lists = ['lib/components.json', 'lib/classes/plugin_manager.php'];

/** Returns a platform's version, and files of the made-up one. */
function platformFiles(branch: string, files = lists): Record<string, string> {
  return {
    'version.php': `<?php\n$version = 2023042400.00;\n$branch = '${branch}';\n`,
    ...Object.fromEntries(files.map((file) => [file, readFileSync(path.join(fixture, file), 'utf8')])),
  };
}

/** Creates a checkout of a platform with these files. */
function makePlatform(files: Readonly<Record<string, string>>): string {
  const folder = makeFolder();
  Object.entries(files).forEach(([file, text]) => write(path.join(path.basename(folder), file), text));
  return folder;
}

describe('from a checkout to the symbol file', () => {
  /** Extracts the tables of a sample platform for each documented version. */
  function extractAll(): string {
    const output = path.join(makeFolder(), 'tables');
    const platforms = versions.map((version) => makePlatform(platformFiles(branchOf(version), fixtureFiles)));
    extractSymbols(platforms, output, ignore);
    return output;
  }

  test('finds every kind of symbol', () => {
    const [tables, target] = [extractAll(), makeFolder()];
    makeSymbols(tables, target, versions);
    expect(readdirSync(target).sort()).toEqual(versions.map((version) => `${version}.tsv`));
    for (const version of versions) {
      expect(readFileSync(path.join(target, `${version}.tsv`), 'utf8')).toBe(
        readFileSync(path.join(import.meta.dirname, 'expected.tsv'), 'utf8'),
      );
    }
  });

  test('finds Behat steps', () => {
    const table = readFileSync(path.join(extractAll(), 'moodle-4.2/behat-steps.tsv'), 'utf8');
    expect(JSON.parse(behatSteps(table, '4.2'))).toEqual({
      name: '4.2',
      steps: [{pattern: '/^I answer "([^"]*)":$/', argument: 'table', deprecated: '4.2'}],
    });
    expect(table).toContain('behat_mod_quiz::i_answer\t($quiz, Behat\\Gherkin\\Node\\TableNode $data)');
    expect(table).toContain('mod/quiz/tests/behat/behat_mod_quiz.php:11\n');
  });
});

test('rejects tables without a documented version, and writes nothing', () => {
  const [tables, target] = [path.join(makeFolder(), 'tables'), path.join(makeFolder(), 'symbols')];
  extractSymbols([makePlatform(platformFiles('402'))], tables, ignore);
  expect(() => makeSymbols(tables, target, versions)).toThrow(/moodle-4\.1/);
  expect(existsSync(target)).toBe(false);
});

describe('extractSymbols', () => {
  test('rejects a folder that is not a platform, and writes nothing', () => {
    const [platform, empty] = [makePlatform(platformFiles('402')), makeFolder()];
    const output = path.join(makeFolder(), 'tables');
    expect(() => extractSymbols([platform, empty], output, ignore)).toThrow(
      `--platform is "${empty}"; allowed: a folder with a checkout of the platform: version.php with $branch, and ` +
        'lib/components.json.',
    );
    expect(existsSync(output)).toBe(false);
  });

  test('rejects a platform that does not list its plugins', () => {
    const platform = makePlatform({...platformFiles('402'), 'lib/classes/plugin_manager.php': '<?php'});
    expect(() => extractSymbols([platform], makeFolder(), ignore)).toThrow(
      `--platform is "${platform}", which does not list its standard plugins; allowed: a checkout with lib/plugins.json`,
    );
  });

  /** Extracts the tables of a platform with these files, and returns a function that reads a table. */
  function extract(files: Record<string, string>): (table: string) => string {
    const output = makeFolder();
    extractSymbols([makePlatform(files)], output, ignore);
    const [version = ''] = readdirSync(output);
    return (table) => readFileSync(path.join(output, version, `${table}.tsv`), 'utf8');
  }

  test('reads the plugin list of later versions, and subplugins in folders that are relative to their plugin', () => {
    const table = extract({
      ...platformFiles('405'),
      'lib/plugins.json': JSON.stringify({standard: {mod: ['forum', 'book'], report: [], booktool: ['print']}}),
      'mod/book/db/subplugins.json': '{"subplugintypes": {"booktool": "tool"}, "plugintypes": {"booktool": "old"}}',
    })('plugintypes');
    expect(table).toContain('plugin type\tmod\tmod\t\tbook forum\n');
    expect(table).toContain('subplugin type\tbooktool\tmod/book/tool\tmod_book\tprint\n');
  });

  test('reads a platform whose code is in the folder "public"', () => {
    const {'version.php': version = '', ...others} = platformFiles('501');
    const table = extract({
      ...others,
      'lib/components.json': '{"plugintypes": {"mod": "public/mod"}, "subsystems": {"group": "public/group"}}',
      'lib/plugins.json': '{"standard": {"mod": ["quiz"]}}',
      'public/version.php': version,
      'public/group/lib.php': '<?php\nfunction groups_list() {\n}\n',
    });
    expect(table('functions')).toContain('groups_list\t()\t\tgroup/lib.php:2\t\tcore_group\n');
    expect(table('plugintypes')).toContain('plugin type\tmod\tmod\t\tquiz\n');
  });

  test('ignores folders that are named like files, and hidden folders', () => {
    const hidden = '<?php\nfunction hidden() {\n}\n';
    const table = extract({...platformFiles('405'), 'lib/names.php/text.txt': '', '.meta/lib.php': hidden});
    expect(table('functions')).not.toContain('hidden');
  });

  test('names a file that cannot be read', () => {
    const platform = makePlatform({...platformFiles('405'), 'mod/quiz/db/subplugins.json': '{'});
    expect(() => extractSymbols([platform], makeFolder(), ignore)).toThrow(
      `${path.join(platform, 'mod/quiz/db/subplugins.json')} cannot be read: `,
    );
  });

  test('finds enums with their cases, and classes that were renamed with a class name', () => {
    const table = extract({
      ...platformFiles('405'),
      'lib/classes/param.php':
        "<?php\nnamespace core;\nenum param: string {\n    case INT = 'int';\n    case RAW;\n    public function clean() {\n    }\n}\n",
      'lib/db/renamedclasses.php': "<?php\n$renamedclasses = ['old_param' => \\core\\param::class];\n",
    });
    expect(table('classes')).toContain('core\\param\tenum\t\t\t\tcore\tlib/classes/param.php:3\t\n');
    expect(table('classes')).toContain('old_param\talias\tcore\\param\t');
    expect(table('constants')).toContain("core\\param::INT\t'int'\t");
    expect(table('constants')).toContain('core\\param::RAW\t\t');
    expect(table('methods')).toContain('core\\param\tclean\t');
  });

  test.each([
    ['a doc comment before an attribute', "/**\n * @deprecated since 4.4\n */\n#[a(\n  since: '4.5',\n)]\n", '4.4'],
    [
      'an attribute',
      "#[\\core\\attribute\\deprecated(null, reason: 'Not [used]', since: '4.5', final: true)]\n",
      '4.5',
    ],
    ['an attribute without a version', "#[\\core\\attribute\\deprecated('other')]\n", 'yes'],
  ])('finds the deprecation in %s', (_, before, version) => {
    const table = extract({
      ...platformFiles('405'),
      'lib/lib.php': `<?php\n$a['x'] = 1;\n${before}function old() {\n}\n`,
    });
    expect(table('functions')).toMatch(new RegExp(`^old\\t.*\\t${version}\\tcore$`, 'm'));
  });

  test('rejects two checkouts of the same version', () => {
    const platforms = [makePlatform(platformFiles('402')), makePlatform(platformFiles('402'))];
    expect(() => extractSymbols(platforms, makeFolder(), ignore)).toThrow(
      `--platform is "${platforms[1] ?? ''}", a second checkout of 4.2; allowed: one checkout of each version.`,
    );
  });
});
