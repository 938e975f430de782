import {describe, expect, test} from 'vitest';
import {problemsOf, sample} from './pages.ts';
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
    [
      'class that is caught',
      sample('php', 'try {\n    time();\n} catch (\\dml_excepton $e) {\n    time();\n}'),
      '6: dml_excepton is no class of 4.2; nearest: dml_exception, ddl_exception, file_exception.',
    ],
    [
      'class behind instanceof',
      sample('php', '$isknown = $context instanceof \\context_corse;'),
      '4: context_corse is no class of 4.2; nearest: context_course, context_coursecat, context_module.',
    ],
    [
      'class in a comment',
      sample('php', '/**\n * Goes there.\n *\n * @param \\moodle_ulr $url\n */\nfunction a($url) {\n}'),
      '7: moodle_ulr is no class of 4.2; nearest: moodle_url, moodle_list, moodle_page.',
    ],
    [
      'class in a text',
      sample('php', "$tasks = [['classname' => 'core\\task\\cache_cron_tsk']];"),
      '4: core\\task\\cache_cron_tsk is no class of 4.2; nearest: core\\task\\cache_cron_task, core\\task\\badges_cron_task, core\\task\\grade_cron_task.',
    ],
    [
      'function that is imported',
      sample('php', 'use function has_capabilty;'),
      '4: has_capabilty() is no function of 4.2; nearest: has_capability(), has_any_capability().',
    ],
    [
      'method that replaces none',
      sample('php', 'class greet extends \\core\\task\\scheduled_task {\n    function get_nam() {\n    }\n}'),
      '5: greet::get_nam() is no method of 4.2; nearest: greet::get_name(), greet::get_day(), greet::get_pid().',
    ],
    [
      'method of a class whose head the sample leaves out',
      sample('php title="local/greetings/classes/task/greet.php"', 'public function exceute(): void {\n}'),
      '4: local_greetings\\task\\greet::exceute() is no method of 4.2; nearest: local_greetings\\task\\greet::execute(), local_greetings\\task\\greet::get_minute(), local_greetings\\task\\greet::get_name().',
    ],
    [
      'method of a class that may extend anything',
      sample('php', 'public function get_contxt(): void {\n}'),
      '4: get_contxt() is no method of 4.2; nearest: get_context(), get_contact(), get_content().',
    ],
    [
      'method of a web service',
      sample(
        'php',
        'class greet extends \\core_external\\external_api {\n    static function execute_parameters() {\n    }\n    static function exceute() {\n    }\n    static function execute_returns() {\n    }\n}',
      ),
      '7: greet::exceute() is no method of 4.2; nearest: greet::execute().',
    ],
    [
      'method that is called by its name',
      sample(
        'php',
        "class a {\n    function run() {\n        usort($this->list, [$this, 'comapre']);\n    }\n    function compare() {\n    }\n}",
      ),
      '6: a::comapre() is no method of 4.2; nearest: a::compare().',
    ],
    [
      'property',
      sample('php', 'echo $PAGE->coruse;'),
      '4: moodle_page.coruse is no property of 4.2; nearest: moodle_page.course, moodle_page.blocks, moodle_page.bodyid.',
    ],
    [
      'column of a record',
      sample('php', "$user = $DB->get_record('user', ['id' => 1]);\necho $user->emial;"),
      '5: user.emial is no column of 4.2; nearest: user.email, user.city, user.id.',
    ],
    [
      'column in a declaration of personal data',
      sample('php', "$collection->add_database_table('user', ['emial' => 'privacy:email']);"),
      '4: user.emial is no column of 4.2; nearest: user.email, user.city, user.id.',
    ],
    [
      'cache',
      sample('php', "\\cache::make('core', 'strng');"),
      '4: core/strng is no cache of 4.2; nearest: core/string, core/tags.',
    ],
    [
      'web service that PHP calls',
      sample('php', "\\core_external\\external_api::call_external_function('core_user_get_usrs', []);"),
      '4: core_user_get_usrs is no web service of 4.2; nearest: core_user_get_users, core_user_create_users, core_user_delete_users.',
    ],
    [
      'export that PHP calls',
      sample('php', "$PAGE->requires->js_call_amd('core/notification', 'alrt');"),
      '4: core/notification: alrt is no export of 4.2; nearest: core/notification: alert, core/notification: init, core/notification: default.',
    ],
    [
      'callback with a short name',
      sample('php', 'function tally_suports($feature) {\n}'),
      '4: suports is no callback of 4.2; nearest: supports.',
    ],
    [
      'function that nothing of the page imports',
      sample('js', "getStrng('hello');"),
      '4: getStrng() is no function of 4.2; nearest: getString(), get_string().',
    ],
    [
      'member of a module',
      sample('js', "import * as Str from 'core/str';\nStr.get_strng('hello');"),
      '5: core/str: get_strng is no export of 4.2; nearest: core/str: get_string, core/str: get_strings, core/str: cache_strings.',
    ],
    [
      'module in the old style',
      sample('js', "define(['core/ajx'], function(Ajax) {\n    Ajax.call([]);\n});"),
      '4: core/ajx is no module of 4.2; nearest: core/ajax, core/aria, core/log.',
    ],
    [
      'template that JavaScript shows',
      sample('js', "import Templates from 'core/templates';\nTemplates.render('core/notifcation_info', {});"),
      '5: core/notifcation_info is no template of 4.2; nearest: core/notification_info, core/notification_base, core/notification_error.',
    ],
    [
      'module in the script of a template',
      sample('mustache', "{{#js}}\nrequire(['core/notifcation'], function(Notification) {\n});\n{{/js}}"),
      '5: core/notifcation is no module of 4.2; nearest: core/notification.',
    ],
    [
      'column of a key',
      sample(
        'xml',
        '<TABLE NAME="local_greetings_messages">\n<FIELD NAME="userid" TYPE="int" />\n<KEY NAME="user" TYPE="foreign" FIELDS="usrid" REFTABLE="user" REFFIELDS="id" />\n</TABLE>',
      ),
      '6: local_greetings_messages.usrid is no column of 4.2; nearest: local_greetings_messages.userid.',
    ],
    [
      'capability in an acceptance test',
      sample('gherkin', 'Given the following "permission overrides" exist:\n  | moodle/course:veiw | Allow |'),
      '5: moodle/course:veiw is no capability of 4.2; nearest: moodle/course:view, moodle/course:reset, moodle/course:tag.',
    ],
    [
      'web service in a command',
      sample('bash', "curl 'https://a.example/webservice/rest/server.php?wsfunction=core_user_get_usrs'"),
      '4: core_user_get_usrs is no web service of 4.2; nearest: core_user_get_users, core_user_create_users, core_user_delete_users.',
    ],
    [
      'bare name in a sentence',
      'Use the `moodle_databse`.',
      '1: moodle_databse is no symbol of 4.2; nearest: moodle_database, moodle_image, moodle_page.',
    ],
    [
      'capability in a sentence',
      'Ask for `moodle/course:veiw`.',
      '1: moodle/course:veiw is no capability of 4.2; nearest: moodle/course:view, moodle/course:reset, moodle/course:tag.',
    ],
    [
      'partial in a sentence',
      'See `{{> core/notifcation_info }}`.',
      '1: core/notifcation_info is no template of 4.2; nearest: core/notification_info, core/notification_base, core/notification_error.',
    ],
    [
      'constant of a class that the page does not name',
      'Use `NOREPLY_USER`.',
      '1: NOREPLY_USER is no constant of 4.2; nearest: core_user::NOREPLY_USER.',
    ],
    [
      'constant of a class that is left out',
      'Call `get_content_file_handle($type = self::FILE_HANDLE_FOPNE)`.',
      '1: FILE_HANDLE_FOPNE is no class constant of 4.2; nearest: FILE_HANDLE_FOPEN, FILE_HANDLE_GZOPEN.',
    ],
    [
      'constant of a class in a sentence that leaves the class out',
      'It is `self::FILE_HANDLE_FOPNE`.',
      '1: FILE_HANDLE_FOPNE is no class constant of 4.2; nearest: FILE_HANDLE_FOPEN, FILE_HANDLE_GZOPEN.',
    ],
    [
      'callback of any component',
      'Declare `COMPONENT_extend_navigation_frontpge()`.',
      '1: extend_navigation_frontpge is no callback of 4.2; nearest: extend_navigation_frontpage, extend_navigation_course, extend_navigation_module.',
    ],
  ])('fails: %s', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });
});
