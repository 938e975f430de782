import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {checkPage, checkSymbols} from '../../../scripts/check-symbols.mjs';
import {formatSymbols, makeSymbols} from '../../../scripts/make-symbols.mjs';
import {loadSymbols} from '../../../scripts/symbols/data.mjs';
import {sqlNames} from '../../../scripts/symbols/sql.mjs';
import {exportNames} from '../../../scripts/symbols/world.mjs';

// cspell:ignore capabilty
const site = path.resolve(import.meta.dirname, '../../..');
const versions = new Map(
  ['4.1', '4.2'].map((version) => [version, loadSymbols(path.join(site, 'data'), version)] as const),
);

/** A page with one sample, whose first line is line 4. */
function sample(language: string, code: string): string {
  return ['Text.', '', `\`\`\`${language}`, code, '```', ''].join('\n');
}

function faultsOf(text: string, version = '4.2', options = {}): string[] {
  return checkPage(text, version, versions, options).faults.map(({line, message}) => `${line}: ${message}`);
}

describe('a name that does not exist', () => {
  test.each([
    [
      'function',
      sample('php', '$a = 1;\nhas_capabilty($a);'),
      '5: has_capabilty() is no function of 4.2; nearest: has_capability(), has_any_capability().',
    ],
    [
      'class of an object',
      sample('php', "$url = new \\moodle_ulr('/');"),
      '4: moodle_ulr is no class of 4.2; nearest: moodle_url, moodle_list, moodle_page.',
    ],
    [
      'class that is extended',
      sample('php', 'class a extends \\advanced_testcas {\n}'),
      '4: advanced_testcas is no class of 4.2; nearest: advanced_testcase.',
    ],
    [
      'class of a parameter',
      sample('php', 'function a(\n    \\core\\event\\bas $event\n) {\n}'),
      '5: core\\event\\bas is no class of 4.2; nearest: core\\event\\base.',
    ],
    [
      'class that is imported',
      sample('php', 'namespace local_greetings;\n\nuse core_external\\external_apy;'),
      '6: core_external\\external_apy is no class of 4.2; nearest: core_external\\external_api, core_external\\external_value, core_external\\external_files.',
    ],
    [
      'method of a global object',
      sample('php', "$DB->get_recrod('user', []);"),
      '4: moodle_database::get_recrod() is no method of 4.2; nearest: moodle_database::get_record(), moodle_database::get_records(), moodle_database::get_debug().',
    ],
    [
      'method of an object that the sample makes',
      sample('php', "$url = new moodle_url('/');\n$url->parm('id', 1);"),
      '5: moodle_url::parm() is no method of 4.2; nearest: moodle_url::param(), moodle_url::params(), moodle_url::compare().',
    ],
    [
      'method of what a function returns',
      sample('php', '$fs = get_file_storage();\n$fs->get_filee();'),
      '5: file_storage::get_filee() is no method of 4.2; nearest: file_storage::get_file(), file_storage::create_file(), file_storage::xsendfile().',
    ],
    [
      'method that the class inherits',
      sample(
        'php',
        'class greet extends \\core\\task\\scheduled_task {\n    function execute() {\n        $this->get_lastrun_time();\n    }\n}',
      ),
      '6: greet::get_lastrun_time() is no method of 4.2; nearest: greet::get_last_run_time(), greet::set_last_run_time(), greet::get_next_run_time().',
    ],
    [
      'static method',
      sample('php', '\\core\\task\\manager::queue_adhock_task($task);'),
      '4: core\\task\\manager::queue_adhock_task() is no method of 4.2; nearest: core\\task\\manager::queue_adhoc_task(), core\\task\\manager::get_adhoc_task(), core\\task\\manager::get_adhoc_tasks().',
    ],
    [
      'constant',
      sample('php', "required_param('id', PARAM_INTT);"),
      '4: PARAM_INTT is no constant of 4.2; nearest: PARAM_INT, PARAM_AUTH, PARAM_HOST.',
    ],
    [
      'constant of a class',
      sample('php', 'echo \\core_user::NOREPLY_USERR;'),
      '4: core_user::NOREPLY_USERR is no class constant of 4.2; nearest: core_user::NOREPLY_USER, core_user::SUPPORT_USER.',
    ],
    [
      'capability',
      sample('php', "require_capability('moodle/course:veiw', $context);"),
      '4: moodle/course:veiw is no capability of 4.2; nearest: moodle/course:view, moodle/course:reset, moodle/course:tag.',
    ],
    [
      'table and column of a query',
      sample('php', '$sql = "SELECT u.frstname\n          FROM {user} u";'),
      '4: user.frstname is no column of 4.2; nearest: user.firstname, user.lastname, user.username.',
    ],
    [
      'table of a query',
      sample('php', "$DB->get_records_sql('SELECT id\n    FROM {usr}');"),
      '5: usr is no table of 4.2; nearest: user, url.',
    ],
    [
      'column of a condition',
      sample('php', "$DB->record_exists('user', ['delted' => 0]);"),
      '4: user.delted is no column of 4.2; nearest: user.deleted, user.secret.',
    ],
    [
      'column of a fragment',
      sample('php', "$select = 'lastacess > ?';\n$DB->count_records_select('user', $select, [1]);"),
      '5: user.lastacess is no column of 4.2; nearest: user.lastaccess, user.firstaccess, user.lastname.',
    ],
    [
      'event',
      sample('php', "$observers = [['eventname' => '\\core\\event\\user_creatd']];"),
      '4: core\\event\\user_creatd is no class of 4.2; nearest: core\\event\\user_created, core\\event\\user_graded, core\\event\\user_updated.',
    ],
    [
      'template',
      sample('php', "echo $OUTPUT->render_from_template('core/notifcation_info', []);"),
      '4: core/notifcation_info is no template of 4.2; nearest: core/notification_info, core/notification_base, core/notification_error.',
    ],
    [
      'callback',
      sample('php', 'function local_greetings_extend_navigation_frontpge($node) {\n}'),
      '4: extend_navigation_frontpge is no callback of 4.2; nearest: extend_navigation_frontpage, extend_navigation_course, extend_navigation_module.',
    ],
    [
      'module that PHP calls',
      sample('php', "$PAGE->requires->js_call_amd('core/notifcation', 'init');"),
      '4: core/notifcation is no module of 4.2; nearest: core/notification.',
    ],
    [
      'module that JavaScript imports',
      sample('js', "import Ajax from 'core/ajx';"),
      '4: core/ajx is no module of 4.2; nearest: core/ajax, core/aria, core/log.',
    ],
    [
      'export of a module',
      sample('js', "import {get_strng as getString} from 'core/str';"),
      '4: core/str: get_strng is no export of 4.2; nearest: core/str: get_string, core/str: get_strings, core/str: cache_strings.',
    ],
    [
      'web service',
      sample('js', "call([{\n    methodname: 'core_user_get_usrs',\n}]);"),
      '5: core_user_get_usrs is no web service of 4.2; nearest: core_user_get_users, core_user_create_users, core_user_delete_users.',
    ],
    [
      'partial of a template',
      sample('mustache', '<p>\n{{> core/notifcation_info }}\n</p>'),
      '5: core/notifcation_info is no template of 4.2; nearest: core/notification_info, core/notification_base, core/notification_error.',
    ],
    [
      'table that a key refers to',
      sample('xml', '<KEYS>\n<KEY NAME="user" TYPE="foreign" REFTABLE="usr" REFFIELDS="id" />\n</KEYS>'),
      '5: usr is no table of 4.2; nearest: user, url.',
    ],
    [
      'column in SQL',
      sample('sql', 'SELECT idd\n  FROM {user}'),
      '4: user.idd is no column of 4.2; nearest: user.id, user.city.',
    ],
    [
      'function in a sentence',
      'Call `has_capabilty()`.',
      '1: has_capabilty() is no function of 4.2; nearest: has_capability(), check_capability(), has_any_capability().',
    ],
    [
      'class in a sentence',
      'Extend\n`\\core\\task\\adhock_task`.',
      '2: core\\task\\adhock_task is no class of 4.2; nearest: core\\task\\adhoc_task, core\\task\\cache_cron_task, core\\task\\grade_cron_task.',
    ],
    [
      'method in a table',
      '| Method |\n| --- |\n| `core\\task\\manager::queue_adhock_task()` |',
      '3: core\\task\\manager::queue_adhock_task() is no method of 4.2; nearest: core\\task\\manager::queue_adhoc_task(), core\\task\\manager::get_adhoc_task(), core\\task\\manager::get_adhoc_tasks().',
    ],
    [
      'constant in a signature',
      'Call `get_in_or_equal($items, $type = SQL_PARAMS_QN)`.',
      '1: SQL_PARAMS_QN is no constant of 4.2; nearest: SQL_PARAMS_QM, SQLSRV_PARAM_IN, SQL_PARAMS_NAMED.',
    ],
    [
      'column in a sentence',
      'Read `user.emial`.',
      '1: user.emial is no column of 4.2; nearest: user.email, user.city, user.id.',
    ],
    [
      'template or module in a sentence',
      'See `core/notifcation`.',
      '1: core/notifcation is no template or module of 4.2; nearest: core/notification, core/completion, core/notices.',
    ],
    [
      'web service in a sentence',
      'See `core_user_get_usrs`.',
      '1: core_user_get_usrs is no symbol of 4.2; nearest: core_user_get_users, core_user_create_users, core_user_delete_users.',
    ],
    [
      'what a component shows',
      '<Deprecated version="4.2" instead="`\\core\\cron::setup_usr()`" />',
      '1: core\\cron::setup_usr() is no method of 4.2; nearest: core\\cron::setup_user().',
    ],
    [
      'class of the page itself',
      sample('php', 'namespace local_greetings;\n\nclass store {\n}\n\n\\local_greetings\\stroe::add();'),
      '9: local_greetings\\stroe is nowhere on this page; nearest: local_greetings\\store.',
    ],
  ])('fails: %s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });
});

describe('versions', () => {
  test('a function renamed to one that only 4.2 has fails on a page of 4.1', () => {
    const file = path.join(site, 'versioned_docs/version-4.1/apis/subsystems/task/adhoc.md');
    const lines = readFileSync(file, 'utf8').split('\n');
    const index = lines.findIndex((line) => line.includes('mtrace("Greeting {$data->greetingid}'));
    lines[index] = lines[index]!.replace('mtrace(', 'mtrace_exception(');
    expect(faultsOf(lines.join('\n'), '4.1')).toEqual([
      `${index + 1}: mtrace_exception() is no function of 4.1 (4.2 has it); nearest: mtrace().`,
    ]);
    expect(faultsOf(lines.join('\n'), '4.2')).not.toContainEqual(expect.stringContaining('mtrace_exception'));
  });

  test('a class that 4.1 has under its old name', () => {
    expect(faultsOf(sample('php', '\\core\\context\\course::instance(1);'), '4.1')).toEqual([
      '4: core\\context\\course is no class of 4.1 (4.2 has it); nearest: context_course, core_analytics\\course, core_course\\search\\course.',
    ]);
  });

  test('functions of PHP are those of the oldest release that the version runs on', () => {
    const text = sample('php', "str_contains('ab', 'a');");
    expect(faultsOf(text, '4.1')).toEqual(['4: str_contains() is no function of 4.1 (4.2 has it).']);
    expect(faultsOf(text, '4.2')).toEqual([]);
  });

  test('a bare name that only the other version has', () => {
    expect(faultsOf('See `assignment_upgrade`.', '4.1')).toEqual([]);
    expect(faultsOf('See `assignment_upgrade`.')).toEqual([
      '1: assignment_upgrade is no symbol of 4.2 (4.1 has it); nearest: assign_grades.',
    ]);
  });

  test('Since lets a page name what is newer or has gone', () => {
    expect(faultsOf('New: `core_grades_get_feedback`. <Since version="4.2" />', '4.1')).toEqual([]);
    expect(faultsOf('Gone: `assignment_upgrade`. <Since version="4.2" />')).toEqual([]);
    expect(faultsOf('New: `core_grades_get_feedback`. <Since version="4.1" />', '4.1')).toEqual([
      '1: core_grades_get_feedback is no symbol of 4.1 (4.2 has it); nearest: core_grades_external, core_userfeedback.',
    ]);
  });
});

describe('deprecated names', () => {
  const fault = 'cron_setup_user() is deprecated since 4.2; name what replaces it, or mark it with <Deprecated>.';

  test.each([
    ['a sample', sample('php', 'cron_setup_user();'), [`4: ${fault}`]],
    ['a sentence', 'Call `cron_setup_user()`.', [`1: ${fault}`]],
    [
      'the row beside the one that is marked',
      '| Name |\n| --- |\n| `cron_run()` <Deprecated version="4.2" /> |\n| `cron_setup_user()` |',
      [`4: ${fault}`],
    ],
    [
      'an item above one that is marked',
      '- `cron_setup_user()`\n  - `cron_run()` <Deprecated version="4.2" />',
      [`1: ${fault}`],
    ],
    [
      'a method',
      '`$DB->set_logging(true)`',
      [
        '1: moodle_database::set_logging() is deprecated since 2.9; name what replaces it, or mark it with <Deprecated>.',
      ],
    ],
  ])('fail in %s', (_, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  test.each([
    ['a paragraph with a badge', 'Not `cron_setup_user()`. <Deprecated version="4.2" />'],
    ['a note', '<Deprecated version="4.2">\n\nNot `cron_setup_user()`.\n\n</Deprecated>'],
    ['an invalid example', `<InvalidExample>\n\n${sample('php', 'cron_setup_user();')}\n</InvalidExample>`],
    ['a section', `## Cron <Deprecated version="4.2" />\n\n${sample('php', 'cron_setup_user();')}`],
  ])('pass in %s', (_, text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  test('fail in the section after one that is marked', () => {
    expect(faultsOf('## Old <Deprecated version="4.2" />\n\n## New\n\n`cron_setup_user()`')).toEqual([`5: ${fault}`]);
  });
});

describe('names that pass', () => {
  test.each([
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
    expect(faultsOf(text)).toEqual([]);
  });

  test('code of the app, on its pages', () => {
    expect(faultsOf('See `renderWrapperComponent(component)`.', '4.2', {isApp: true})).toEqual([]);
    expect(faultsOf('See `renderWrapperComponent(component)`.')).toEqual([
      '1: renderWrapperComponent() is no function of 4.2; nearest: render().',
    ]);
  });
});

describe('samples that are not checked', () => {
  test('a reason is listed instead of the faults', () => {
    const {faults, unchecked} = checkPage(sample('php no-symbols="invented"', 'invented_by_us();'), '4.2', versions);
    expect(faults).toEqual([]);
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
  ])('fails: %s', (_, text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  test('a page that is no Markdown fails', () => {
    expect(faultsOf('<Since')).toEqual([
      expect.stringMatching(/^1: the Markdown cannot be read \(Unexpected end of file/),
    ]);
  });
});

// Each of these loads all symbols.
describe('a whole site', {timeout: 60_000}, () => {
  let folder: string;

  function write(file: string, content: string): void {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), content);
  }

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'check-symbols-'));
    mkdirSync(path.join(folder, 'data/symbols'), {recursive: true});
    cpSync(path.join(site, 'data/versions'), path.join(folder, 'data/versions'), {recursive: true});
    for (const name of ['4.1', '4.2', 'php', 'libraries']) {
      symlinkSync(path.join(site, `data/symbols/${name}.tsv`), path.join(folder, `data/symbols/${name}.tsv`));
    }
  });

  afterEach(() => {
    rmSync(folder, {recursive: true});
  });

  test('each folder is checked against its version', async () => {
    write('docs/a.md', '`mtrace_exception()`');
    write('versioned_docs/version-4.1/a.md', '`mtrace_exceptions()`');
    write('general/a.md', '`mtrace_exceptions()`');
    const {faults} = await checkSymbols(folder);
    expect(faults).toEqual([
      'general/a.md:1: mtrace_exceptions() is no function of 4.2; nearest: mtrace_exception(), add_exception().',
      'versioned_docs/version-4.1/a.md:1: mtrace_exceptions() is no function of 4.1; nearest: add_exception().',
    ]);
  });

  test('exceptions are for one version, have a reason, and are used', async () => {
    write('docs/a.md', '`our_own_name()`');
    write(
      'data/symbols/exceptions.tsv',
      'name\tversion\treason\nour_own_name\t4.2\tIt is ours\nour_own_name\t4.1\tIt is ours\nnothing\t4.2\t\n',
    );
    const {faults, exceptions} = await checkSymbols(folder);
    expect(faults).toEqual([
      'data/symbols/exceptions.tsv:3: no page of 4.1 needs our_own_name any more; remove the line.',
      'data/symbols/exceptions.tsv:4: nothing needs a reason.',
    ]);
    expect(exceptions[0]).toBe('data/symbols/exceptions.tsv:2: our_own_name (4.2): It is ours');
  });

  test('names of imported samples are checked', async () => {
    write('samples/a.php', '<?php\n// #region one\nhas_capabilty();\n// #endregion one\n');
    write('docs/a.md', '```php file="samples/a.php" region="one"\n```');
    expect((await checkSymbols(folder)).faults).toEqual([
      'docs/a.md:1: has_capabilty() is no function of 4.2; nearest: has_capability(), has_any_capability().',
    ]);
  });

  test('the program lists faults and exceptions, and fails', () => {
    write('docs/a.md', '`has_capabilty()`');
    write('docs/b.md', sample('php no-symbols="invented"', 'invented_by_us();'));
    const program = path.join(site, 'scripts/check-symbols.mjs');
    const {status, stdout, stderr} = spawnSync('node', [program, '--list-exceptions', folder], {encoding: 'utf8'});
    expect(status).toBe(1);
    expect(stdout).toBe('docs/b.md:3: invented\n');
    expect(stderr).toBe(
      'docs/a.md:1: has_capabilty() is no function of 4.2; nearest: has_capability(), check_capability(), has_any_capability().\n',
    );
  });
});

describe('symbol data', () => {
  const source = mkdtempSync(path.join(tmpdir(), 'make-symbols-'));
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

  test('is grouped by kind, sorted, and the same each time', () => {
    for (const version of ['4.1', '4.2']) {
      mkdirSync(path.join(source, `moodle-${version}`), {recursive: true});
      for (const [name, header] of Object.entries(headers)) {
        const lines = [header, ...(rows[name as keyof typeof headers] ?? []), ''];
        writeFileSync(path.join(source, `moodle-${version}`, `${name}.tsv`), lines.join('\n'));
      }
    }
    makeSymbols(source, path.join(source, 'one'));
    makeSymbols(source, path.join(source, 'two'));
    const text = readFileSync(path.join(source, 'one/4.2.tsv'), 'utf8');
    rmSync(path.join(source, 'one/4.1.tsv'));
    expect(text).toBe(readFileSync(path.join(source, 'two/4.2.tsv'), 'utf8'));
    // b does not repeat what a declares.
    expect(text).toBe(
      [
        'kind\tname\tdetail\tplace\tdeprecated\tcomponent',
        'function\tmake_b\t($a) ~b\tlib/lib.php:7\t4.1',
        'class\ta\tabstract class\tlib/a.php:2',
        '\texecute\tabstract ()',
        'class\tb\tclass extends a\tlib/b.php:3',
        '\tONE\t= 1',
        '\tmore\tprotected static (int $x): b\t\t3.9',
        'constant\tA_NAME\t= 2\tlib/lib.php',
        '',
      ].join('\n'),
    );
    rmSync(source, {recursive: true});
  });

  test('lists a name once', () => {
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

  test('of the site is small enough for Git', () => {
    for (const version of ['4.1', '4.2']) {
      expect(readFileSync(path.join(site, `data/symbols/${version}.tsv`)).length).toBeLessThan(3_300_000);
    }
  });
});

describe('sqlNames', () => {
  const names = (text: string, tables?: string[]) =>
    sqlNames(text, tables).map(({kind, name, table}) => (kind === 'table' ? `{${name}}` : `${table}.${name}`));

  test.each([
    ['SELECT u.id, name AS n FROM {user} u WHERE n = 1', ['user.id', 'user.name', '{user}']],
    ['SELECT COUNT(*) FROM {a} JOIN {b} ON {a}.x = {b}.y', ['{a}', '{b}', '{a}', '{b}']],
    ['UPDATE {user} SET city = :city WHERE id IN (1, ?)', ['{user}', 'user.city', 'user.id']],
    ["SELECT x.a FROM (SELECT id FROM {user}) x WHERE b = 'c'", ['{user}']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test('takes columns of a fragment from the table that is given', () => {
    expect(names('deleted = 0 AND lastaccess > :since', ['user'])).toEqual(['user.deleted', 'user.lastaccess']);
  });
});

test('exportNames leaves out the members of what is exported', () => {
  expect(exportNames('init(root, {a = 1}), Modal(root){show(); hide()}, eventTypes')).toEqual([
    'init',
    'Modal',
    'eventTypes',
  ]);
});
