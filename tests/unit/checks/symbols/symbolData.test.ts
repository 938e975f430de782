import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {formatSymbols, makeSymbols} from '../../../../tools/symbols/index.ts';
import {exportNames} from '../../../../checks/symbols/data/moduleExports.ts';
import {sqlNames} from '../../../../checks/symbols/languages/sql.ts';
import {temporarySite} from '../../temporarySite.ts';

describe('symbol data', () => {
  const {site, write, read} = temporarySite();
  const headers = {
    functions: 'function\tsignature\tdoctypes\tfile\tdeprecated\tcomponent',
    classes: 'class\tkind\textends\timplements\tuses\tcomponent\tfile\tdeprecated',
    methods: 'class\tmethod\tmodifiers\tsignature\tdoctypes\tdeprecated',
    constants: 'constant\tvalue\tfile\tdeprecated',
    capabilities: 'capability\tcaptype\tcontextlevel\triskbitmask\tarchetypes\tclonepermissionsfrom\tcomponent',
    webservices:
      'function\tclassname\tmethodname\ttype\tajax\tcapabilities\tservices\tloginrequired\treadonlysession\tcomponent',
    tables: 'table\tcolumns\tkeys\tindexes\tcomponent',
    events: 'event\tcomponent\tcrud\tedulevel\tobjecttable\tabstract\tdeprecated',
    plugintypes: 'kind\ttype\tpath\towner\tstandard',
    callbacks: 'callback\tvia\tscope\tfile',
    js: 'module\tstyle\texports',
    templates: 'template\tvariables\tpartials\tblocks\thelpers',
    caches: 'component\tdefinition\tmode\toptions',
    tasks: 'component\tclassname\tminute\thour\tday\tmonth\tdayofweek\tblocking\tdisabled',
    messageproviders: 'component\tprovider\tcapability\tdefaults',
    generators: 'component\tclass\tmethod\tsignature\tdoctypes\tdeprecated',
  };
  const rows: Partial<Record<keyof typeof headers, string[]>> = {
    functions: ['make_b\t($a)\treturn:b|null\tlib/lib.php:7\t4.1\tcore'],
    classes: ['b\tclass\ta\t\t\tcore\tlib/b.php:3\t', 'a\tabstract class\t\t\t\tcore\tlib/a.php:2\t'],
    methods: [
      'a\texecute\tpublic abstract\t()\t\t',
      'b\texecute\tpublic\t()\t\t',
      'b\tmore\tprotected static\t(int $x): b\t\t3.9',
    ],
    constants: ['b::ONE\t1\tlib/b.php\t', 'A_NAME\t2\tlib/lib.php\t'],
  };

  test('is grouped by kind, sorted, and the same in each run', () => {
    for (const version of ['4.1', '4.2']) {
      for (const [name, header] of Object.entries(headers)) {
        const lines = [header, ...(rows[name as keyof typeof headers] ?? []), ''];
        write(`moodle-${version}/${name}.tsv`, lines.join('\n'));
      }
    }
    makeSymbols(site, path.join(site, 'one'), ['4.1', '4.2']);
    makeSymbols(site, path.join(site, 'two'), ['4.1', '4.2']);
    const text = read('one/4.2.tsv');
    expect(text).toBe(read('two/4.2.tsv'));
    // Class b does not repeat the declaration of the method that it overrides.
    expect(text).toBe(
      [
        'kind\tname\tdetail\tplace\tdeprecated\tcomponent',
        'function\tmake_b\t($a) ~b\tlib/lib.php:7\t4.1',
        'class\ta\tabstract class\tlib/a.php:2',
        '\texecute\tabstract ()',
        'class\tb\tclass extends a\tlib/b.php:3',
        '\tONE\t= 1',
        '\texecute',
        '\tmore\tprotected static (int $x): b\t\t3.9',
        'constant\tA_NAME\t= 2\tlib/lib.php',
        '',
      ].join('\n'),
    );
  });

  test('lists each name only once', () => {
    const entries = [
      {name: 'a', detail: '($x)'},
      {name: 'a', detail: '($y)'},
    ];
    expect(
      formatSymbols(new Map([['function', entries]]))
        .split('\n')
        .slice(1, -1),
    ).toEqual(['function\ta\t($x)']);
  });
});

describe('sqlNames', () => {
  const names = (text: string, tables?: string[]) =>
    sqlNames(text, tables).map(({kind, name, table, isCertain}) =>
      kind === 'table' ? `{${name}}` : `${table}.${name}${isCertain ? '' : '?'}`,
    );

  test.each([
    ['SELECT u.id, name AS n FROM {user} u WHERE n = 1', ['user.id', 'user.name', '{user}']],
    ['SELECT COUNT(*) FROM {a} JOIN {b} ON {a}.x = {b}.y', ['{a}', '{b}', '{a}', '{b}']],
    ['UPDATE {user} SET city = :city WHERE id IN (1, ?)', ['{user}', 'user.city', 'user.id']],
    ["SELECT x.a FROM (SELECT id FROM {user}) x WHERE b = 'c'", ['user.id?', '{user}', 'user.b?']],
  ])('finds the names in %s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test('assigns the columns of a fragment to the given table', () => {
    expect(names('deleted = 0 AND lastaccess > :since', ['user'])).toEqual(['user.deleted', 'user.lastaccess']);
  });
});

test('exportNames omits the members of exports', () => {
  expect(exportNames('init(root, {a = 1}), Modal(root){show(); hide()}, eventTypes')).toEqual([
    'init',
    'Modal',
    'eventTypes',
  ]);
});
