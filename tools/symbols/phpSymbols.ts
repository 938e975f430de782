import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {editionNames, formatSymbols, type Entry} from './index.ts';
import {parsePhpStub} from '../../checks/symbols/languages/php/parser.ts';
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
  ...['lib/psr/http-client/src', 'lib/psr/http-message/src', 'lib/tcpdf/tcpdf.php'],
  ...['calendar/tests/helpers.php', 'course/tests/behat', 'lib/grade/tests/fixtures/lib.php', 'lib/tests/behat'],
  ...['lib/xapi/tests/helper.php', 'message/classes/tests', 'mod/assign/tests/externallib_advanced_testcase.php'],
  ...['mod/assign/tests/generator.php', 'mod/quiz/tests/quiz_question_helper_test_trait.php', 'privacy/classes/tests'],
  ...['question/engine/tests/helpers.php', 'question/tests/behat', 'question/tests/privacy_helper.php'],
  ...['reportbuilder/tests/helpers.php', 'tag/classes/tests', 'webservice/tests/helpers.php'],
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

/** Matches the doc comment before a declaration, because the parser loses comments before attributes. */
const leadingComment =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:#\[.*\]\s*|(?:final|abstract|public|protected|static)\s+)*$/;

/**
 * Returns the PHP version that added a declaration, if a comment or attribute contains it.
 *
 * @returns For example `8.1`, or an empty string.
 */
function sinceOf(node: any, code: string): string {
  const {offset} = node.loc.start;
  const comment = leadingComment.exec(code.slice(Math.max(0, offset - 20_000), offset))?.[1] ?? '';
  const attributes = (node.attrGroups ?? []).flatMap(({attrs}: any) => attrs);
  const available = attributes.find(({name}: any) => name.endsWith('PhpStormStubsElementAvailable'));
  const from = available?.args[0]?.value ?? available?.args[0]?.value?.value;
  return /@since\s+(?:PHP\s+)?(\d+\.\d+)/i.exec(comment)?.[1] ?? (typeof from === 'string' ? from : '');
}

/** Returns the PHP version if it is newer than 7.4, the oldest one that a documented version supports. */
function newerThan74(node: any, code: string) {
  const since = sinceOf(node, code);
  return since !== '' && Number(since) > 7.4 ? `since ${since}` : '';
}

/**
 * Returns the full name of a class that the file does not import.
 *
 * @param node - A name in the code.
 * @returns The name without the leading backslash.
 */
function fullName({name, resolution}: any, namespace: string): string {
  return resolution === 'fqn' || namespace === '' ? name.replace(/^\\/, '') : `${namespace}\\${name}`;
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
 * Reads the declarations of PHP files.
 *
 * @param places - Files and folders. Missing ones are ignored.
 * @returns Functions, classes (with their methods and constants) and constants, by kind.
 */
export function phpSymbols(places: readonly string[]): Map<string, Entry[]> {
  const functions = [] as Entry[];
  const classes = [] as Entry[];
  const constants = [] as Entry[];

  const read = (node: any, namespace: string, imports: Map<string, string>, code: string) => {
    const prefix = namespace === '' ? '' : `${namespace}\\`;
    const resolve = (name: any) => imports.get(name.name) ?? fullName(name, namespace);
    switch (node.kind) {
      case 'namespace': {
        const uses = new Map<string, string>();
        const name = [node.name].flat().join('\\').replace(/^\\/, '');
        node.children.forEach((child: any) => read(child, name, uses, code));
        break;
      }
      case 'usegroup':
        node.items.forEach((item: any) => {
          const name = item.name.replace(/^\\/, '');
          imports.set(item.alias?.name ?? name.split('\\').at(-1), name);
        });
        break;
      case 'if':
        node.body?.children.forEach((child: any) => read(child, namespace, imports, code));
        break;
      case 'function':
        // The stubs add a prefix to names that are reserved words.
        functions.push({
          name: `${prefix}${String(node.name.name).replace('PS_UNRESERVE_PREFIX_', '')}`,
          detail: newerThan74(node, code),
        });
        break;
      case 'constantstatement':
        node.constants.forEach((constant: any) =>
          constants.push({name: `${prefix}${constant.name.name ?? constant.name}`, detail: newerThan74(node, code)}),
        );
        break;
      case 'expressionstatement': {
        const {what, arguments: values} = node.expression;
        if (node.expression.kind === 'call' && what.name === 'define' && values[0].kind === 'string') {
          constants.push({name: values[0].value, detail: newerThan74(node, code)});
        }
        break;
      }
      case 'class':
      case 'interface':
      case 'trait': {
        const parents = [node.extends].flat().filter(Boolean).map(resolve);
        const interfaces = (node.implements ?? []).map(resolve);
        const traits = node.body
          .filter(({kind}: any) => kind === 'traituse')
          .flatMap((use: any) => use.traits.map(resolve));
        classes.push({
          name: `${prefix}${node.name.name}`,
          detail: [
            node.kind,
            parents.length > 0 ? `extends ${parents.join(' ')}` : '',
            interfaces.length > 0 ? `implements ${interfaces.join(' ')}` : '',
            traits.length > 0 ? `uses ${traits.join(' ')}` : '',
            newerThan74(node, code),
          ]
            .filter(Boolean)
            .join(' '),
          members: node.body.flatMap((member: any) => {
            if (member.visibility === 'private') {
              return [];
            }
            if (member.kind === 'method') {
              return [
                {
                  name: member.name.name,
                  detail: `${member.isStatic ? 'static ' : ''}() ${newerThan74(member, code)}`.trimEnd(),
                },
              ];
            }
            return member.kind === 'classconstant'
              ? member.constants.map(({name}: any) => ({name: name.name, detail: '='}))
              : [];
          }),
        });
        break;
      }
    }
  };

  for (const file of places.flatMap(phpFiles)) {
    const code = readFileSync(file, 'utf8');
    const imports = new Map<string, string>();
    parsePhpStub(code).children.forEach((child: any) => read(child, '', imports, code));
  }
  return new Map([
    ['function', functions],
    ['class', classes],
    ['constant', constants],
  ]);
}

/**
 * Writes the symbol files of PHP, of libraries, and of the code that each version bundles.
 *
 * @param source - Folder with the source code.
 * @throws If there are no declarations for one of the files.
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
