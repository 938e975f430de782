import {describe, expect, test} from 'vitest';
import {problemsOf, sample} from './pages.ts';
describe('a name that does not exist', () => {
  test.each([
    [
      'function',
      sample('php', '$a = 1;\nhas_capabilty($a);'),
      '5: Moodle 4.2 has no function has_capabilty(); nearest: has_capability(), has_any_capability().',
    ],
    [
      'class of an object',
      sample('php', "$url = new \\moodle_ulr('/');"),
      '4: Moodle 4.2 has no class moodle_ulr; nearest: moodle_url, moodle_list, moodle_page.',
    ],
    [
      'class that is extended',
      sample('php', 'class a extends \\advanced_testcas {\n}'),
      '4: Moodle 4.2 has no class advanced_testcas; nearest: advanced_testcase.',
    ],
    [
      'class of a parameter',
      sample('php', 'function a(\n    \\core\\event\\bas $event\n) {\n}'),
      '5: Moodle 4.2 has no class core\\event\\bas; nearest: core\\event\\base.',
    ],
    [
      'class that is imported',
      sample('php', 'namespace local_greetings;\n\nuse core_external\\external_apy;'),
      '6: Moodle 4.2 has no class core_external\\external_apy; nearest: core_external\\external_api, core_external\\external_value, core_external\\external_files.',
    ],
    [
      'method of an object',
      sample('php', "$DB->get_recrod('user', []);"),
      '4: Moodle 4.2 has no method get_recrod(); nearest: get_record(), get_error(), get_reason().',
    ],
    [
      'method that the class inherits',
      sample(
        'php',
        'class greet extends \\core\\task\\scheduled_task {\n    function execute() {\n        $this->get_lastrun_time();\n    }\n}',
      ),
      '6: Moodle 4.2 has no method greet::get_lastrun_time(); nearest: greet::get_last_run_time(), greet::set_last_run_time(), greet::get_next_run_time().',
    ],
    [
      'static method',
      sample('php', '\\core\\task\\manager::queue_adhock_task($task);'),
      '4: Moodle 4.2 has no method core\\task\\manager::queue_adhock_task(); nearest: core\\task\\manager::queue_adhoc_task(), core\\task\\manager::get_adhoc_task(), core\\task\\manager::get_adhoc_tasks().',
    ],
    [
      'constant',
      sample('php', "required_param('id', PARAM_INTT);"),
      '4: Moodle 4.2 has no constant PARAM_INTT; nearest: PARAM_INT, PARAM_AUTH, PARAM_HOST.',
    ],
    [
      'constant of a class',
      sample('php', 'echo \\core_user::NOREPLY_USERR;'),
      '4: Moodle 4.2 has no class constant core_user::NOREPLY_USERR; nearest: core_user::NOREPLY_USER, core_user::SUPPORT_USER.',
    ],
    [
      'capability',
      sample('php', "require_capability('moodle/course:veiw', $context);"),
      '4: Moodle 4.2 has no capability moodle/course:veiw; nearest: moodle/course:view, moodle/course:reset, moodle/course:tag.',
    ],
    [
      'column of a table with an alias',
      sample('php', '$sql = "SELECT u.frstname\n          FROM {user} u";'),
      '4: Moodle 4.2 has no column user.frstname; nearest: user.firstname, user.lastname, user.username.',
    ],
    [
      'table in a query',
      sample('php', "$DB->get_records_sql('SELECT id\n    FROM {usr}');"),
      '5: Moodle 4.2 has no table usr; nearest: user, url.',
    ],
    [
      'event',
      sample('php', "$observers = [['eventname' => '\\core\\event\\user_creatd']];"),
      '4: Moodle 4.2 has no class core\\event\\user_creatd; nearest: core\\event\\user_created, core\\event\\user_graded, core\\event\\user_updated.',
    ],
    [
      'callback',
      sample('php', 'function local_greetings_extend_navigation_frontpge($node) {\n}'),
      '4: Moodle 4.2 has no callback extend_navigation_frontpge; nearest: extend_navigation_frontpage, extend_navigation_course, extend_navigation_module.',
    ],
    [
      'module that JavaScript imports',
      sample('js', "import Ajax from 'core/ajx';"),
      '4: Moodle 4.2 has no module core/ajx; nearest: core/ajax, core/aria, core/log.',
    ],
    [
      'export of a module',
      sample('js', "import {get_strng as getString} from 'core/str';"),
      '4: Moodle 4.2 has no export core/str: get_strng; nearest: core/str: get_string, core/str: get_strings, core/str: cache_strings.',
    ],
    [
      'web service',
      sample('js', "call([{\n    methodname: 'core_user_get_usrs',\n}]);"),
      '5: Moodle 4.2 has no web service core_user_get_usrs; nearest: core_user_get_users, core_user_create_users, core_user_delete_users.',
    ],
    [
      'partial in a template',
      sample('mustache', '<p>\n{{> core/notifcation_info }}\n</p>'),
      '5: Moodle 4.2 has no template core/notifcation_info; nearest: core/notification_info, core/notification_base, core/notification_error.',
    ],
    [
      'table that a key refers to',
      sample('xml', '<KEYS>\n<KEY NAME="user" TYPE="foreign" REFTABLE="usr" REFFIELDS="id" />\n</KEYS>'),
      '5: Moodle 4.2 has no table usr; nearest: user, url.',
    ],
    [
      'column in SQL',
      sample('sql', 'SELECT idd\n  FROM {user}'),
      '4: Moodle 4.2 has no column user.idd; nearest: user.id, user.city.',
    ],
    [
      'function in a sentence',
      'Call `has_capabilty()`.',
      '1: Moodle 4.2 has no function has_capabilty(); nearest: has_capability(), check_capability(), has_any_capability().',
    ],
    [
      'class in a sentence',
      'Extend\n`\\core\\task\\adhock_task`.',
      '2: Moodle 4.2 has no class core\\task\\adhock_task; nearest: core\\task\\adhoc_task, core\\task\\cache_cron_task, core\\task\\grade_cron_task.',
    ],
    [
      'method in a table',
      '| Method |\n| --- |\n| `core\\task\\manager::queue_adhock_task()` |',
      '3: Moodle 4.2 has no method core\\task\\manager::queue_adhock_task(); nearest: core\\task\\manager::queue_adhoc_task(), core\\task\\manager::get_adhoc_task(), core\\task\\manager::get_adhoc_tasks().',
    ],
    [
      'constant in a signature',
      'Call `get_in_or_equal($items, $type = SQL_PARAMS_QN)`.',
      '1: Moodle 4.2 has no constant SQL_PARAMS_QN; nearest: SQL_PARAMS_QM, SQLSRV_PARAM_IN, SQL_PARAMS_NAMED.',
    ],
    [
      'column in a sentence',
      'Read `user.emial`.',
      '1: Moodle 4.2 has no column user.emial; nearest: user.email, user.city, user.id.',
    ],
    [
      'template or module in a sentence',
      'See `core/notifcation`.',
      '1: Moodle 4.2 has no template or module core/notifcation; nearest: core/notification, core/completion, core/notices.',
    ],
    [
      'web service in a sentence',
      'See `core_user_get_usrs`.',
      '1: Moodle 4.2 has no symbol core_user_get_usrs; nearest: core_user_get_users, core_user_create_users, core_user_delete_users.',
    ],
    [
      'attribute of a component',
      '<Deprecated version="4.2" instead="`\\core\\cron::setup_usr()`" />',
      '1: Moodle 4.2 has no method core\\cron::setup_usr(); nearest: core\\cron::setup_user().',
    ],
    [
      'class that the page itself declares',
      sample('php', 'namespace local_greetings;\n\nclass store {\n}\n\n\\local_greetings\\stroe::add();'),
      '9: local_greetings\\stroe is not declared on this page; nearest: local_greetings\\store.',
    ],
    [
      'class that is caught',
      sample('php', 'try {\n    time();\n} catch (\\dml_excepton $e) {\n    time();\n}'),
      '6: Moodle 4.2 has no class dml_excepton; nearest: dml_exception, ddl_exception, file_exception.',
    ],
    [
      'class after instanceof',
      sample('php', '$isknown = $context instanceof \\context_corse;'),
      '4: Moodle 4.2 has no class context_corse; nearest: context_course, context_coursecat, context_module.',
    ],
    [
      'class in a comment',
      sample('php', '/**\n * Goes there.\n *\n * @param \\moodle_ulr $url\n */\nfunction a($url) {\n}'),
      '7: Moodle 4.2 has no class moodle_ulr; nearest: moodle_url, moodle_list, moodle_page.',
    ],
    [
      'class in a string',
      sample('php', "$tasks = [['classname' => 'core\\task\\cache_cron_tsk']];"),
      '4: Moodle 4.2 has no class core\\task\\cache_cron_tsk; nearest: core\\task\\cache_cron_task, core\\task\\badges_cron_task, core\\task\\grade_cron_task.',
    ],
    [
      'function that is imported',
      sample('php', 'use function has_capabilty;'),
      '4: Moodle 4.2 has no function has_capabilty(); nearest: has_capability(), has_any_capability().',
    ],
    [
      'method that overrides no method of the parent class',
      sample('php', 'class greet extends \\core\\task\\scheduled_task {\n    function get_nam() {\n    }\n}'),
      '5: Moodle 4.2 has no method greet::get_nam(); nearest: greet::get_name(), greet::get_day(), greet::get_pid().',
    ],
    [
      'method in a callable array',
      sample(
        'php',
        "class a {\n    function run() {\n        usort($this->list, [$this, 'comapre']);\n    }\n    function compare() {\n    }\n}",
      ),
      '6: Moodle 4.2 has no method a::comapre(); nearest: a::compare().',
    ],
    [
      'callback with a short name',
      sample('php', 'function tally_suports($feature) {\n}'),
      '4: Moodle 4.2 has no callback suports; nearest: supports.',
    ],
    [
      'function that no sample on the page imports',
      sample('js', "getStrng('hello');"),
      '4: Moodle 4.2 has no function getStrng(); nearest: getString(), get_string().',
    ],
    [
      'member of a module',
      sample('js', "import * as Str from 'core/str';\nStr.get_strng('hello');"),
      '5: Moodle 4.2 has no export core/str: get_strng; nearest: core/str: get_string, core/str: get_strings, core/str: cache_strings.',
    ],
    [
      'module that AMD code requires',
      sample('js', "define(['core/ajx'], function(Ajax) {\n    Ajax.call([]);\n});"),
      '4: Moodle 4.2 has no module core/ajx; nearest: core/ajax, core/aria, core/log.',
    ],
    [
      'template that JavaScript renders',
      sample('js', "import Templates from 'core/templates';\nTemplates.render('core/notifcation_info', {});"),
      '5: Moodle 4.2 has no template core/notifcation_info; nearest: core/notification_info, core/notification_base, core/notification_error.',
    ],
    [
      'module in the script of a template',
      sample('mustache', "{{#js}}\nrequire(['core/notifcation'], function(Notification) {\n});\n{{/js}}"),
      '5: Moodle 4.2 has no module core/notifcation; nearest: core/notification.',
    ],
    [
      'column in a key',
      sample(
        'xml',
        '<TABLE NAME="local_greetings_messages">\n<FIELD NAME="userid" TYPE="int" />\n<KEY NAME="user" TYPE="foreign" FIELDS="usrid" REFTABLE="user" REFFIELDS="id" />\n</TABLE>',
      ),
      '6: Moodle 4.2 has no column local_greetings_messages.usrid; nearest: local_greetings_messages.userid.',
    ],
    [
      'capability in an acceptance test',
      sample('gherkin', 'Given the following "permission overrides" exist:\n  | moodle/course:veiw | Allow |'),
      '5: Moodle 4.2 has no capability moodle/course:veiw; nearest: moodle/course:view, moodle/course:reset, moodle/course:tag.',
    ],
    [
      'web service in a command',
      sample('bash', "curl 'https://a.example/webservice/rest/server.php?wsfunction=core_user_get_usrs'"),
      '4: Moodle 4.2 has no web service core_user_get_usrs; nearest: core_user_get_users, core_user_create_users, core_user_delete_users.',
    ],
    [
      'name without context in a sentence',
      'Use the `moodle_databse`.',
      '1: Moodle 4.2 has no symbol moodle_databse; nearest: moodle_database, moodle_image, moodle_page.',
    ],
    [
      'capability in a sentence',
      'Ask for `moodle/course:veiw`.',
      '1: Moodle 4.2 has no capability moodle/course:veiw; nearest: moodle/course:view, moodle/course:reset, moodle/course:tag.',
    ],
    [
      'partial in a sentence',
      'See `{{> core/notifcation_info }}`.',
      '1: Moodle 4.2 has no template core/notifcation_info; nearest: core/notification_info, core/notification_base, core/notification_error.',
    ],
    [
      'constant of a class that the page does not mention',
      'Use `NOREPLY_USER`.',
      '1: Moodle 4.2 has no constant NOREPLY_USER; nearest: core_user::NOREPLY_USER.',
    ],
    [
      'callback of any component',
      'Declare `COMPONENT_extend_navigation_frontpge()`.',
      '1: Moodle 4.2 has no callback extend_navigation_frontpge; nearest: extend_navigation_frontpage, extend_navigation_course, extend_navigation_module.',
    ],
  ])('is reported: %s', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });
});
