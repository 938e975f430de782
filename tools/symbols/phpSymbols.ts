import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editionNames, formatSymbols, type Entry} from './index.ts';
import {nameOf, type PhpNode} from '../../checks/samples/php/ast.ts';
import {docCommentBefore} from './extract/php/docComment.ts';
import {readPhpFile} from './extract/php/phpFile.ts';
import {isCallOf, stringText} from './extract/php/values.ts';
import {addAliases, classesIn, namesOf, traitsOf} from './extract/tables/classes.ts';
import {newTable} from './extract/table.ts';
import {isMain} from '../lib/isMain.ts';

/** PHP extensions that the platform requires or can use, named like the folders of the stubs. */
const extensions = [
  ...['Core', 'PDO', 'Phar', 'Reflection', 'SPL', 'SimpleXML', 'Zend OPcache', 'apcu', 'bcmath', 'ctype', 'curl'],
  ...['date', 'dom', 'exif', 'fileinfo', 'filter', 'ftp', 'gd', 'gettext', 'hash', 'iconv', 'imagick', 'intl', 'json'],
  ...['ldap', 'libsodium', 'libxml', 'mbstring', 'memcached', 'mysqli', 'oci8', 'openssl', 'pcntl', 'pcre', 'pgsql'],
  ...['posix', 'random', 'redis', 'session', 'soap', 'sockets', 'sodium', 'sqlsrv', 'standard', 'superglobals'],
  ...['tokenizer', 'xml', 'xmlreader', 'xmlwriter', 'zip', 'zlib'],
];

/** Third-party code in the platform's repository, and classes that plugin tests extend or call. */
const bundled = [
  ...[
    'lib/bennu',
    'lib/guzzlehttp/guzzle/src',
    'lib/guzzlehttp/psr7/src',
    'lib/mustache/src',
    'lib/pear/HTML',
    'lib/phpmailer/src',
  ],
  ...['lib/psr', 'lib/tcpdf/tcpdf.php', 'badges/tests/classes', 'calendar/tests/helpers.php', 'course/tests/behat'],
  ...['files/tests/classes', 'lib/grade/tests/fixtures/lib.php', 'lib/tests/behat', 'lib/tests/classes'],
  ...[
    'lib/xapi/tests/helper.php',
    'message/classes/tests',
    'mod/assign/tests/classes',
    'mod/assign/tests/generator.php',
  ],
  ...['mod/assign/tests/externallib_advanced_testcase.php', 'mod/quiz/tests/classes', 'privacy/classes/tests'],
  ...[
    'mod/quiz/tests/quiz_question_helper_test_trait.php',
    'question/engine/tests/helpers.php',
    'question/tests/behat',
  ],
  ...['question/tests/privacy_helper.php', 'reportbuilder/tests/classes', 'reportbuilder/tests/helpers.php'],
  ...['tag/classes/tests', 'webservice/tests/helpers.php'],
];

/** Paths in the source folder from which the files for all versions are generated. */
const commonSources = new Map([
  ['php', extensions.map((extension) => `phpstorm-stubs/${extension}`)],
  [
    'libraries',
    [
      ...['phpunit/src/Framework', 'mink/src', 'mink-extension/src/Behat/MinkExtension/Context'],
      ...[
        'behat/src/Behat/Behat/Context',
        'behat/src/Behat/Behat/Hook/Scope',
        'behat/src/Behat/Behat/Tester/Exception',
      ],
      ...['behat/src/Behat/Testwork/Hook/Scope', 'gherkin/src/Behat/Gherkin/Node'],
    ],
  ],
]);

/** Returns `since VERSION` if a declaration is newer than PHP 7.4, the oldest PHP version that a documented version supports. */
function newerThan74(node: PhpNode, code: string): string {
  const comment = docCommentBefore(node, code, 20_000);
  const attributes: PhpNode[] = (node.attrGroups ?? []).flatMap(({attrs}: PhpNode) => attrs);
  const available = attributes.find(({name}) => name.endsWith('PhpStormStubsElementAvailable'));
  const from = available?.args[0]?.value ?? available?.args[0]?.value?.value;
  const since = /@since\s+(?:PHP\s+)?(\d+\.\d+)/i.exec(comment)?.[1] ?? (typeof from === 'string' ? from : '');
  return Number(since) > 7.4 ? `since ${since}` : '';
}

/** Returns a PHP file itself, or all PHP files in a folder and its subfolders. */
function phpFiles(place: string): string[] {
  const stats = statSync(place, {throwIfNoEntry: false});
  if (stats?.isDirectory()) {
    return readdirSync(place, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.php'))
      .sort()
      .map((file) => path.join(place, file));
  }
  return stats ? [place] : [];
}

/**
 * Reads the declarations of PHP files and folders, by kind: functions, classes (with members) and constants. Missing files are
 * ignored.
 */
export function phpSymbols(places: readonly string[]): Map<string, Entry[]> {
  const functions: Entry[] = [];
  const classes: Entry[] = [];
  const constants: Entry[] = [];
  for (const place of places.flatMap(phpFiles)) {
    const file = readPhpFile(place, readFileSync(place, 'utf8'), '');
    const sinceOf = (node: PhpNode) => newerThan74(node, file.code);
    for (const {node, scope} of file.statements) {
      const prefix = scope.namespace && `${scope.namespace}\\`;
      const call = node.kind === 'expressionstatement' ? node.expression : undefined;
      if (node.kind === 'function') {
        // The stubs add a prefix to names that are reserved words.
        const name = String(node.name.name).replace('PS_UNRESERVE_PREFIX_', '');
        functions.push({name: prefix + name, detail: sinceOf(node)});
      } else if (node.kind === 'constantstatement') {
        const names: string[] = node.constants.map(nameOf);
        constants.push(...names.map((name) => ({name: prefix + name, detail: sinceOf(node)})));
      } else if (isCallOf('define', call) && stringText(call.arguments[0]) !== '') {
        constants.push({name: stringText(call.arguments[0]), detail: sinceOf(node)});
      }
    }
    const aliases = newTable();
    addAliases(aliases, file);
    classes.push(...aliases.rows.map((row) => ({name: row.class ?? '', detail: `alias extends ${row.extends ?? ''}`})));
    for (const {node, name, scope} of classesIn(file)) {
      const clause = (keyword: string, parents: string) => parents && `${keyword} ${parents.replaceAll(',', ' ')}`;
      const detail = [
        node.kind,
        clause('extends', namesOf(node.extends, scope)),
        clause('implements', namesOf(node.implements, scope)),
        clause('uses', namesOf(traitsOf(node), scope)),
        sinceOf(node),
      ];
      const members: PhpNode[] = node.body.filter(({visibility}: PhpNode) => visibility !== 'private');
      classes.push({
        name,
        detail: detail.filter(Boolean).join(' '),
        members: members.flatMap((member): Entry[] => {
          if (member.kind === 'method') {
            const modifier = member.isStatic ? 'static ' : '';
            return [{name: nameOf(member), detail: `${modifier}() ${sinceOf(member)}`.trimEnd()}];
          }
          const names: string[] = member.kind === 'classconstant' ? member.constants.map(nameOf) : [];
          return names.map((constant) => ({name: constant, detail: '='}));
        }),
      });
    }
  }
  return new Map([
    ['function', functions],
    ['class', classes],
    ['constant', constants],
  ]);
}

/**
 * Writes the symbol files of PHP, of libraries, and of the code that each version bundles. Throws an error if there are no
 * declarations for one of the files.
 */
export function makePhpSymbols(source: string, target: string, versions: readonly string[] = editionNames) {
  const ofVersions = versions.map(
    (version) => [`bundled-${version}`, bundled.map((file) => `moodle-${version}/${file}`)] as const,
  );
  mkdirSync(target, {recursive: true});
  for (const [name, places] of [...commonSources, ...ofVersions]) {
    const symbols = phpSymbols(places.map((place) => path.join(source, place)));
    if ([...symbols.values()].every((entries) => entries.length === 0)) {
      throw new Error(`${source} contains no PHP declarations for ${name}.tsv; expected in ${places.join(', ')}.`);
    }
    writeFileSync(path.join(target, `${name}.tsv`), formatSymbols(symbols));
  }
}

// Usage: `npx tsx tools/symbols/phpSymbols.ts SOURCE_FOLDER`.
if (isMain(import.meta.url)) {
  makePhpSymbols(process.argv[2] ?? '', path.join(import.meta.dirname, '../../data/symbols'));
}
