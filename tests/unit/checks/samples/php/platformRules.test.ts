import {expect, test} from 'vitest';
import {fences, problemsOf} from '../site';

const {php} = fences;

/** Returns the code of an external function whose `execute()` method has the given parameters and statements. */
const externalFunction = (parameters: string, ...statements: string[]): string =>
  [
    'class get_greetings extends external_api {',
    '    public static function execute_parameters(): external_function_parameters {',
    '        return new external_function_parameters([]);',
    '    }',
    '',
    `    public static function execute(${parameters}): array {`,
    ...statements.map((statement) => `        ${statement}`),
    '        return [];',
    '    }',
    '}',
  ].join('\n');

const validateParameters = "self::validate_parameters(self::execute_parameters(), ['id' => $id]);";

const allColumns =
  'the query reads all columns of {user}, including the password hash; list the columns that the code needs';
test.each<[code: string, problems: string[]]>([
  [
    externalFunction('int $id'),
    ['7: execute() does not call validate_context()', '7: execute() does not call validate_parameters()'],
  ],
  [externalFunction('int $id', validateParameters), ['7: execute() does not call validate_context()']],
  ["f('SELECT u.* FROM {user} u WHERE u.id = 1');", [`2: ${allColumns}`]],
  ["get_enrolled_users($a, '', 0, 'u.*');", [`2: ${allColumns}`]],
  ["f('SELECT u.*' .\n    ' FROM {user} u');", [`2: ${allColumns}`]],
  ["f('SELECT * FROM {user}');", [`2: ${allColumns}`]],
  [
    "f('SELECT c.id FROM {context} c JOIN {a} a ON a.id = c.id WHERE c.contextlevel = 1');",
    ['2: the query returns a context once for each record; write "SELECT DISTINCT"'],
  ],
  [
    'foreach ($a as $b) {\n    $c = $DB->get_record("a", ["id" => $b]);\n}',
    ['3: $DB->get_record() is called in a loop; read all records with one query before the loop'],
  ],
])('%s', async (code, problems) => {
  expect((await problemsOf(php, code)).sort()).toEqual(problems);
});
