import {describe, expect, test} from 'vitest';
import {checkPageNames} from '../../../../checks/symbols/checkPage.ts';
import {problemsOf, sample, versions} from './pages.ts';

describe('accepted names', () => {
  test.each([
    ['a constant of the class that a table is about', '| Constant of `core_user` |\n| --- |\n| `NOREPLY_USER` |'],
    [
      'placeholders',
      'Declare `COMPONENT_extend_navigation_frontpage()` and `mod_NAME\\completion\\custom_completion`.',
    ],
    ['a word from a sample', `${sample('php', "$form->add('moodle_databse');")}\nSee \`moodle_databse\`.`],
    [
      'a class with the parameters of its constructor',
      '| Class |\n| --- |\n| `\\core\\output\\notification($message, $type = null)` |',
    ],
    ['the prefix of names', 'Names begin with `moodle_`.'],
    [
      'a class that the sample only uses if it exists',
      sample('php', "if (class_exists('\\core\\hook\\manager')) {\n    \\core\\hook\\manager::get_instance();\n}"),
    ],
    [
      'methods of a class that the page declares',
      sample(
        'php',
        'class greet {\n    function hello() {\n        return $this->name();\n    }\n    function name() {\n    }\n}',
      ),
    ],
    [
      'a whole plugin file',
      sample(
        'php title="local/greetings/classes/external/greet.php"',
        "namespace local_greetings\\external;\n\nuse core_external\\external_api;\nuse core_external\\external_function_parameters;\nuse core_external\\external_value;\n\nclass greet extends external_api {\n    public static function execute_parameters(): external_function_parameters {\n        return new external_function_parameters(['id' => new external_value(PARAM_INT, 'Id')]);\n    }\n\n    public static function execute(int $id): int {\n        global $DB;\n        ['id' => $id] = self::validate_parameters(self::execute_parameters(), ['id' => $id]);\n        self::validate_context(\\core\\context\\system::instance());\n        return $DB->count_records('user', ['id' => $id, 'deleted' => 0]);\n    }\n\n    public static function execute_returns(): external_value {\n        return new external_value(PARAM_INT, 'Number');\n    }\n}",
      ),
    ],
    [
      "a plugin's script",
      sample(
        'js',
        "import Ajax from 'core/ajax';\nimport {add as addToast} from 'core/toast';\nimport Templates from 'core/templates';\n\nexport const init = async () => {\n    const [count] = await Promise.all(Ajax.call([{methodname: 'core_user_get_users', args: {}}]));\n    await Templates.renderForPromise('core/notification_info', {count});\n    addToast('Done');\n};",
      ),
    ],
    ['a template', sample('mustache', '{{> core/notification_info }}\n{{#str}} hello, local_greetings {{/str}}')],
    ['a query', sample('sql', 'SELECT u.id, COUNT(*) AS number\n  FROM {user} u\n GROUP BY u.id')],
    ['a function that the page declares', sample('php', 'function my_helper() {\n}\nmy_helper();')],
    [
      'names of the sample plugins',
      sample('php', "local_greetings_send();\nrequire_capability('mod/tally:view', $context);"),
    ],
    [
      'methods of PHPUnit',
      sample(
        'php',
        'class a_test extends \\advanced_testcase {\n    function test_a() {\n        $this->assertSame(1, 1);\n    }\n}',
      ),
    ],
    ['methods of forms', sample('php', "$mform->addElement('text', 'a');")],
    ['PHP constants', sample('php', 'echo PHP_EOL, JSON_PRETTY_PRINT, __DIR__;')],
    ['columns of an unknown table', sample('php', "$DB->get_record('local_greetings_messages', ['any' => 1]);")],
    ['a method of a subclass of the known class', sample('php', '$context->get_course_context();')],
    [
      'SQL with interpolated variables',
      sample('php', '$DB->get_records_sql("SELECT $fields FROM {user} u $join WHERE anything = 1");'),
    ],
    [
      'another database',
      sample(
        'php',
        "$external = \\moodle_database::get_driver_instance('pgsql', 'native', true);\n$external->get_records('person');",
      ),
    ],
    [
      'settings and paths',
      'See `$CFG->anything`, `config.php`, `user.csv`, `classes/task/x.php`, `MOODLE_402_STABLE`.',
    ],
    ['functions from SQL and from browsers', 'See `COUNT()`, `querySelector()`.'],
    ['XML elements', `${sample('xml', '<MY_ELEMENT>\n</MY_ELEMENT>')}\nSee \`MY_ELEMENT\`.`],
    ['shell variables', `${sample('bash', 'MY_VARIABLE=1 npm start')}\nSee \`MY_VARIABLE\`.`],
  ])('%s', (_, text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test('functions of the app on pages about the app', () => {
    expect(problemsOf('See `renderWrapperComponent(component)`.', '4.2', {isApp: true})).toEqual([]);
    expect(problemsOf('See `renderWrapperComponent(component)`.')).toEqual([
      '1: Moodle 4.2 has no function renderWrapperComponent(); nearest: render().',
    ]);
  });
});

describe('excluded samples', () => {
  test('are listed with their reason', () => {
    const {problems, unchecked} = checkPageNames(
      sample('php no-symbols="invented"', 'invented_by_us();'),
      '4.2',
      versions,
    );
    expect(problems).toEqual([]);
    expect(unchecked).toEqual([{line: 3, reason: 'invented'}]);
  });

  test.each([
    [
      'missing reason',
      sample('php no-symbols', 'invented_by_us();'),
      '3: no-symbols needs a reason, as in no-symbols="an invented function".',
    ],
    [
      'unnecessary no-symbols',
      sample('php no-symbols="why"', 'time();'),
      '3: no-symbols is not needed here, because every name in the sample is known.',
    ],
    [
      'invalid PHP',
      sample('php', 'this is none {'),
      '3: this sample is not valid PHP, so its names cannot be checked.',
    ],
  ])('reports a problem: %s', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  test('a page with invalid Markdown is reported', () => {
    expect(problemsOf('<Since')).toEqual([
      expect.stringMatching(/^1: the Markdown cannot be parsed \(Unexpected end of file/),
    ]);
  });
});
