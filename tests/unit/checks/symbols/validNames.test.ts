import {describe, expect, test} from 'vitest';
import {checkPage} from '../../../../checks/symbols/index.ts';
import {problemsOf, sample, versions} from './pages.ts';

describe('accepted names', () => {
  test.each([
    ['a constant of the class that a table is about', '| Constant of `core_user` |\n| --- |\n| `NOREPLY_USER` |'],
    [
      'placeholders',
      'Declare `COMPONENT_extend_navigation_frontpage()` and `mod_NAME\\completion\\custom_completion`.',
    ],
    ['a word that a sample has', `${sample('php', "$form->add('moodle_databse');")}\nSee \`moodle_databse\`.`],
    ['how an object is made', '| Class |\n| --- |\n| `\\core\\output\\notification($message, $type = null)` |'],
    ['the beginning of names', 'Names begin with `moodle_`.'],
    [
      'what a sample asks for before it uses it',
      sample('php', "if (class_exists('\\core\\hook\\manager')) {\n    \\core\\hook\\manager::get_instance();\n}"),
    ],
    [
      'methods of a class of the page',
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
      'a script of a plugin',
      sample(
        'js',
        "import Ajax from 'core/ajax';\nimport {add as addToast} from 'core/toast';\nimport Templates from 'core/templates';\n\nexport const init = async () => {\n    const [count] = await Promise.all(Ajax.call([{methodname: 'core_user_get_users', args: {}}]));\n    await Templates.renderForPromise('core/notification_info', {count});\n    addToast('Done');\n};",
      ),
    ],
    ['a template', sample('mustache', '{{> core/notification_info }}\n{{#str}} hello, local_greetings {{/str}}')],
    ['a query', sample('sql', 'SELECT u.id, COUNT(*) AS number\n  FROM {user} u\n GROUP BY u.id')],
    ['what the page declares', sample('php', 'function my_helper() {\n}\nmy_helper();')],
    [
      'the plugins of the samples',
      sample('php', "local_greetings_send();\nrequire_capability('mod/tally:view', $context);"),
    ],
    [
      'methods that PHPUnit has',
      sample(
        'php',
        'class a_test extends \\advanced_testcase {\n    function test_a() {\n        $this->assertSame(1, 1);\n    }\n}',
      ),
    ],
    ['methods of forms', sample('php', "$mform->addElement('text', 'a');")],
    ['constants of PHP', sample('php', 'echo PHP_EOL, JSON_PRETTY_PRINT, __DIR__;')],
    [
      'columns of a table that the page cannot know',
      sample('php', "$DB->get_record('local_greetings_messages', ['any' => 1]);"),
    ],
    ['a child of the class that a function returns', sample('php', '$context->get_course_context();')],
    [
      'SQL with text from elsewhere',
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
    ['functions of SQL and of the browser', 'See `COUNT()`, `querySelector()`.'],
    ['elements of XML', `${sample('xml', '<MY_ELEMENT>\n</MY_ELEMENT>')}\nSee \`MY_ELEMENT\`.`],
    ['variables of a command line', `${sample('bash', 'MY_VARIABLE=1 npm start')}\nSee \`MY_VARIABLE\`.`],
  ])('%s', (_, text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  test('code of the app on pages about the app', () => {
    expect(problemsOf('See `renderWrapperComponent(component)`.', '4.2', {isApp: true})).toEqual([]);
    expect(problemsOf('See `renderWrapperComponent(component)`.')).toEqual([
      '1: renderWrapperComponent() is no function of 4.2; nearest: render().',
    ]);
  });
});

describe('excluded samples', () => {
  test('are listed with their reason', () => {
    const {problems, unchecked} = checkPage(sample('php no-symbols="invented"', 'invented_by_us();'), '4.2', versions);
    expect(problems).toEqual([]);
    expect(unchecked).toEqual([{line: 3, reason: 'invented'}]);
  });

  test.each([
    [
      'no reason',
      sample('php no-symbols', 'invented_by_us();'),
      '3: no-symbols needs a reason, as in no-symbols="an invented function".',
    ],
    [
      'no need',
      sample('php no-symbols="why"', 'time();'),
      '3: no-symbols is not needed here: every name of the sample is known.',
    ],
    [
      'no PHP',
      sample('php', 'this is none {'),
      '3: this sample is no PHP that can be parsed, so nobody knows what it names.',
    ],
  ])('fails: %s', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  test('a page with invalid Markdown fails', () => {
    expect(problemsOf('<Since')).toEqual([
      expect.stringMatching(/^1: the Markdown cannot be read \(Unexpected end of file/),
    ]);
  });
});
