import {expect, test} from 'vitest';
import {problemsOf, sample} from './pages.ts';

const fence = (language: string) => (code: string) => sample(language, code);
const [php, js, sql, xml] = [fence('php'), fence('js'), fence('sql'), fence('xml')];
const [mustache, gherkin, bash] = [fence('mustache'), fence('gherkin'), fence('bash')];

/** Each row has one mistake: the line, what does not exist, and the first name that the message suggests. */
test.each([
  [php('$a = 1;\nhas_capabilty($a);'), '5: function has_capabilty() -> has_capability()'],
  [php("$url = new \\moodle_ulr('/');"), '4: class moodle_ulr -> moodle_url'],
  [php('class a extends \\advanced_testcas {\n}'), '4: class advanced_testcas -> advanced_testcase'],
  [php('function a(\n    \\core\\event\\bas $event\n) {\n}'), '5: class core\\event\\bas -> core\\event\\base'],
  [
    php('namespace local_greetings;\n\nuse core_external\\external_apy;'),
    '6: class core_external\\external_apy -> core_external\\external_api',
  ],
  [php("$DB->get_recrod('user', []);"), '4: method get_recrod() -> get_record()'],
  [
    php(
      'class greet extends \\core\\task\\scheduled_task {\n    function execute() {\n        $this->get_lastrun_time();\n    }\n}',
    ),
    '6: method greet::get_lastrun_time() -> greet::get_last_run_time()',
  ],
  [
    php('\\core\\task\\manager::queue_adhock_task($task);'),
    '4: method core\\task\\manager::queue_adhock_task() -> core\\task\\manager::queue_adhoc_task()',
  ],
  [php("required_param('id', PARAM_INTT);"), '4: constant PARAM_INTT -> PARAM_INT'],
  [php('echo \\core_user::NOREPLY_USERR;'), '4: class constant core_user::NOREPLY_USERR -> core_user::NOREPLY_USER'],
  [
    php("require_capability('moodle/course:veiw', $context);"),
    '4: capability moodle/course:veiw -> moodle/course:view',
  ],
  [php('$sql = "SELECT u.frstname\n          FROM {user} u";'), '4: column user.frstname -> user.firstname'],
  [php("$DB->get_records_sql('SELECT id\n    FROM {usr}');"), '5: table usr -> user'],
  [
    php("$observers = [['eventname' => '\\core\\event\\user_creatd']];"),
    '4: class core\\event\\user_creatd -> core\\event\\user_created',
  ],
  [
    php('function local_greetings_extend_navigation_frontpge($node) {\n}'),
    '4: callback extend_navigation_frontpge -> extend_navigation_frontpage',
  ],
  [js("import Ajax from 'core/ajx';"), '4: module core/ajx -> core/ajax'],
  [js("import {get_strng as getString} from 'core/str';"), '4: export core/str: get_strng -> core/str: get_string'],
  [
    js("call([{\n    methodname: 'core_user_get_usrs',\n}]);"),
    '5: web service core_user_get_usrs -> core_user_get_users',
  ],
  [mustache('<p>\n{{> core/notifcation_info }}\n</p>'), '5: template core/notifcation_info -> core/notification_info'],
  [xml('<KEYS>\n<KEY NAME="user" TYPE="foreign" REFTABLE="usr" REFFIELDS="id" />\n</KEYS>'), '5: table usr -> user'],
  [sql('SELECT idd\n  FROM {user}'), '4: column user.idd -> user.id'],
  ['Call `has_capabilty()`.', '1: function has_capabilty() -> has_capability()'],
  ['Extend\n`\\core\\task\\adhock_task`.', '2: class core\\task\\adhock_task -> core\\task\\adhoc_task'],
  [
    '| Method |\n| --- |\n| `core\\task\\manager::queue_adhock_task()` |',
    '3: method core\\task\\manager::queue_adhock_task() -> core\\task\\manager::queue_adhoc_task()',
  ],
  ['Call `get_in_or_equal($items, $type = SQL_PARAMS_QN)`.', '1: constant SQL_PARAMS_QN -> SQL_PARAMS_QM'],
  ['Read `user.emial`.', '1: column user.emial -> user.email'],
  ['See `core/notifcation`.', '1: template or module core/notifcation -> core/notification'],
  ['See `core_user_get_usrs`.', '1: symbol core_user_get_usrs -> core_user_get_users'],
  [
    '<Deprecated version="4.2" instead="`\\core\\cron::setup_usr()`" />',
    '1: method core\\cron::setup_usr() -> core\\cron::setup_user()',
  ],
  [
    php('namespace local_greetings;\n\nclass store {\n}\n\n\\local_greetings\\stroe::add();'),
    '9: local_greetings\\stroe is not declared on this page -> local_greetings\\store',
  ],
  [php('try {\n    time();\n} catch (\\dml_excepton $e) {\n    time();\n}'), '6: class dml_excepton -> dml_exception'],
  [php('$isknown = $context instanceof \\context_corse;'), '4: class context_corse -> context_course'],
  [
    php('/**\n * Goes there.\n *\n * @param \\moodle_ulr $url\n */\nfunction a($url) {\n}'),
    '7: class moodle_ulr -> moodle_url',
  ],
  [
    php("$tasks = [['classname' => 'core\\task\\cache_cron_tsk']];"),
    '4: class core\\task\\cache_cron_tsk -> core\\task\\cache_cron_task',
  ],
  [php('use function has_capabilty;'), '4: function has_capabilty() -> has_capability()'],
  [
    php('class greet extends \\core\\task\\scheduled_task {\n    function get_nam() {\n    }\n}'),
    '5: method greet::get_nam() -> greet::get_name()',
  ],
  [
    php(
      "class a {\n    function run() {\n        usort($this->list, [$this, 'comapre']);\n    }\n    function compare() {\n    }\n}",
    ),
    '6: method a::comapre() -> a::compare()',
  ],
  [php('function tally_suports($feature) {\n}'), '4: callback suports -> supports'],
  [js("getStrng('hello');"), '4: function getStrng() -> getString()'],
  [
    js("import * as Str from 'core/str';\nStr.get_strng('hello');"),
    '5: export core/str: get_strng -> core/str: get_string',
  ],
  [js("define(['core/ajx'], function(Ajax) {\n    Ajax.call([]);\n});"), '4: module core/ajx -> core/ajax'],
  [
    js("import Templates from 'core/templates';\nTemplates.render('core/notifcation_info', {});"),
    '5: template core/notifcation_info -> core/notification_info',
  ],
  [
    mustache("{{#js}}\nrequire(['core/notifcation'], function(Notification) {\n});\n{{/js}}"),
    '5: module core/notifcation -> core/notification',
  ],
  [
    xml(
      '<TABLE NAME="local_greetings_messages">\n<FIELD NAME="userid" TYPE="int" />\n<KEY NAME="user" TYPE="foreign" FIELDS="usrid" REFTABLE="user" REFFIELDS="id" />\n</TABLE>',
    ),
    '6: column local_greetings_messages.usrid -> local_greetings_messages.userid',
  ],
  [
    gherkin('Given the following "permission overrides" exist:\n  | moodle/course:veiw | Allow |'),
    '5: capability moodle/course:veiw -> moodle/course:view',
  ],
  [
    bash("curl 'https://a.example/webservice/rest/server.php?wsfunction=core_user_get_usrs'"),
    '4: web service core_user_get_usrs -> core_user_get_users',
  ],
  ['Use the `moodle_databse`.', '1: symbol moodle_databse -> moodle_database'],
  ['Ask for `moodle/course:veiw`.', '1: capability moodle/course:veiw -> moodle/course:view'],
  ['See `{{> core/notifcation_info }}`.', '1: template core/notifcation_info -> core/notification_info'],
  ['Use `NOREPLY_USER`.', '1: constant NOREPLY_USER -> core\\user::NOREPLY_USER'],
  [
    'Declare `COMPONENT_extend_navigation_frontpge()`.',
    '1: callback extend_navigation_frontpge -> extend_navigation_frontpage',
  ],
])('reports in %j: %s', (text, expected) => {
  const [problem = '', ...others] = problemsOf(text);
  expect(problem.replace(/Moodle \S+ has no /, '').replace(/; nearest: ([^,]+?)(?:, .*)?\.$/, ' -> $1')).toBe(expected);
  expect(others).toEqual([]);
});
