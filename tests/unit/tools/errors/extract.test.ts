import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {catalogueOf} from '../../../../tools/errors/catalogue.ts';
import {extractErrors} from '../../../../tools/errors/extract.ts';
import {readPlatform} from '../../../../tools/symbols/extract/platform.ts';
import type {Table} from '../../../../tools/symbols/extract/table.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write} = temporarySite();

const strings = {
  error: {cannotfinduser: 'Cannot find user {$a->name} in {$a->place}', unused: 'Nobody names this string'},
  debug: {codingerror: 'Coding error detected, it must be fixed by a programmer: {$a}'},
};

const exceptions = `
class moodle_exception extends \\Exception {
    public function __construct($errorcode, $module = '', $link = '', $a = null, $debuginfo = null) {
    }
}
class coding_exception extends moodle_exception {
    public function __construct($hint, $debuginfo = null) {
        parent::__construct('codingerror', 'debug', '', $hint, $debuginfo);
    }
}
class lost_user extends moodle_exception {
    public function __construct(string $place, $who = 'nobody') {
        parent::__construct('cannotfinduser', '', '', ['name' => $who, 'place' => $place], "searched in {$place}");
    }
}`;

/** Extracts the messages of a platform that contains this code. */
function extract(code: string): Table {
  for (const file of ['lib/components.json', 'lib/classes/plugin_manager.php']) {
    write(file, readFileSync(path.join('tests/data/platform', file), 'utf8'));
  }
  write('version.php', "<?php\n$version = 2024100700.00;\n$branch = '405';\n");
  for (const [name, texts] of Object.entries(strings)) {
    const lines = Object.entries(texts).map(([identifier, text]) => `$string['${identifier}'] = '${text}';`);
    write(`lang/en/${name}.php`, `<?php\n${lines.join('\n')}\n`);
  }
  write('lib/setuplib.php', `<?php${exceptions}`);
  write('lib/weblib.php', `<?php\n${code}`);
  return extractErrors(readPlatform(site), () => undefined);
}

const textsOf = ({rows}: Table, kind: string) =>
  rows.filter((row) => row.kind === kind && row.file === 'lib/weblib.php').map(({text}) => text);

test.each([
  ["debugging('The table ' . $table . ' is missing');", 'The table {table} is missing'],
  ['debugging("No {$row->name} in $rows[0]");', 'No {name} in {0}'],
  ["debugging(sprintf('%s has %d rows', $table, count($rows)));", '{table} has {rows} rows'],
  ["debugging(__FUNCTION__ . '() is deprecated');", 'check() is deprecated'],
  ["$m = 'Wrong '; $m .= $what; debugging($m);", 'Wrong {m}'],
  ["debugging(get_string('cannotfinduser', 'error', ['name' => 'Ann']));", 'Cannot find user Ann in {place}'],
])('finds the template of %s', (code, expected) => {
  expect(textsOf(extract(`function check($table, $rows, $what) { ${code} }`), 'debugging')).toEqual([expected]);
});

test('lists each text of a condition', () => {
  const table = extract("debugging($found ? 'Too many rows' : 'No such row');");
  expect(textsOf(table, 'debugging')).toEqual(['Too many rows', 'No such row']);
});

test('follows what the constructors of exceptions pass on, and names the function and line', () => {
  const {rows} = extract("class finder {\n  function find($id) {\n    throw new lost_user('the list', $id);\n  }\n}");
  expect(rows.find(({exception}) => exception === 'lost_user')).toEqual({
    kind: 'exception',
    text: 'Cannot find user {id} in the list',
    debug: 'searched in the list',
    exception: 'lost_user',
    code: 'cannotfinduser',
    component: 'error',
    function: 'finder::find',
    file: 'lib/weblib.php',
    line: '4',
  });
});

test('lists exceptions that no file declares, messages of forms, and what scripts print about problems', () => {
  const table = extract(`
    throw new ExpectationException("The row is missing");
    $errors['name'] = get_string('cannotfinduser', 'error');
    mtrace('Task failed: ' . $name);
    mtrace('Task complete');`);
  expect(textsOf(table, 'exception')).toEqual(['The row is missing']);
  expect(textsOf(table, 'form')).toEqual(['Cannot find user {name} in {place}']);
  expect(textsOf(table, 'notice')).toEqual(['Task failed: {name}']);
});

test('the catalogue has each message once, without its words', () => {
  const code = "throw new coding_exception('A table has no rows');";
  const table = catalogueOf(extract(`${code}\nfunction second() { ${code} }`));
  const [row, ...others] = table.rows.filter(({exception}) => exception === 'coding_exception');
  expect(others).toEqual([]);
  expect(row?.places).toBe('lib/weblib.php:2: lib/weblib.php:3:second');
  expect(row?.text?.split(' ')).toHaveLength('A table has no rows'.split(' ').length);
  expect(JSON.stringify(table.rows)).not.toMatch(/rows"|has no|programmer|Nobody/);
});
