import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Creates a temporary folder for one test. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'symbols-extract-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}

/** Writes files, given by path, to a folder. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, text);
  }
}

/** Returns the files that every platform has: the version, the components and the list of standard plugins. */
export function platformFiles(branch: string): Record<string, string> {
  return {
    'version.php': `<?php\n$version = 2023042400.00;\n$branch = '${branch}';\n`,
    'lib/components.json': JSON.stringify({
      plugintypes: {mod: 'mod', report: 'report'},
      subsystems: {group: 'group', error: null},
    }),
    'lib/classes/plugin_manager.php': `<?php
class core_plugin_manager {
    public static function standard_plugins_list($type) {
        $plugins = array(
            'mod' => array('quiz'),
            'report' => ['log'],
            'quizaccess' => ['seb', 'password'],
        );
        return $plugins[$type] ?? [];
    }
}
`,
  };
}

/** Returns the files of a small made-up platform, with content for each table. */
export function samplePlatform(branch: string): Record<string, string> {
  return {
    ...platformFiles(branch),
    'lib/moodlelib.php': `<?php
define('PARAM_INT', 'int');

/**
 * @param string $name
 * @return moodle_database
 */
function &get_database($name = array(), int ...$more) {
}

/** @deprecated since Moodle 4.1 MDL-1. */
function old_function(?stdClass $user = null): ?string {
    foreach (get_plugins_with_function('after_config') as $function) {
        $function();
    }
    component_callback("mod_$name", 'file_areas');
    $callback = 'mod_' . $name . '_supports';
    return function_exists($callback) ? $callback() : null;
}
`,
    'lib/dml.php': `<?php
interface loggable {
    const LEVEL = 1 + 2;
}
abstract class moodle_database implements loggable, \\Countable {
    const PREFIX = 'mdl_';
    private const SECRET = 'x';
    /** @return self */
    abstract protected function connect(string $host): bool;
    public static function create($type) {
    }
    private function hidden() {
    }
}
class_alias('moodle_database', 'database');
`,
    'lib/classes/event/base.php': `<?php
namespace core\\event;
abstract class base {
    abstract protected function init();
}
`,
    'group/classes/event/group_created.php': `<?php
namespace core_group\\event;
use core\\event\\base as parent_event;
class group_created extends parent_event {
    const TABLE = 'groups';
    protected function init() {
        $this->data['crud'] = 'c';
        $this->data['edulevel'] = self::LEVEL_TEACHING;
        $this->data['objecttable'] = self::TABLE;
    }
}
`,
    'lib/db/caches.php': `<?php\n$definitions = ['string' => ['mode' => cache_store::MODE_APPLICATION]];\n`,
    'mod/quiz/db/access.php': `<?php
$capabilities = array(
    'mod/quiz:view' => array(
        'riskbitmask' => RISK_SPAM | RISK_XSS,
        'captype' => 'read',
        'contextlevel' => CONTEXT_MODULE,
        'archetypes' => array('guest' => CAP_ALLOW),
    ),
);
`,
    'mod/quiz/db/services.php': `<?php
$functions = [
    'mod_quiz_get' => ['classname' => '\\\\mod_quiz\\\\external\\\\get', 'type' => 'read', 'ajax' => true],
];
`,
    'mod/quiz/db/messages.php': `<?php\n$messageproviders = ['late' => ['capability' => 'mod/quiz:view'], 'done' => []];\n`,
    'mod/quiz/db/tasks.php': `<?php\n$tasks = [['classname' => 'mod_quiz\\task\\run', 'minute' => '*/5', 'hour' => 1]];\n`,
    'mod/quiz/db/subplugins.json': '{"plugintypes": {"quizaccess": "mod/quiz/accessrule"}}',
    'mod/quiz/db/install.xml': `<?xml version="1.0" encoding="UTF-8" ?>
<XMLDB><TABLES><TABLE NAME="quiz"><FIELDS>
  <FIELD NAME="id" TYPE="int" LENGTH="10" NOTNULL="true" SEQUENCE="true"/>
  <FIELD NAME="intro" TYPE="text" NOTNULL="false" SEQUENCE="false"/>
  <FIELD NAME="grade" TYPE="number" LENGTH="10" DECIMALS="5" NOTNULL="true" DEFAULT="0" SEQUENCE="false"/>
</FIELDS></TABLE></TABLES></XMLDB>
`,
    'mod/quiz/templates/local/list.mustache': `{{! {{ignored}} }}
{{#items}}<a href="{{{url}}}">{{name}}</a>{{> core/notification }}{{#str}}view, mod_quiz, {{name}}{{/str}}{{/items}}
`,
    'mod/quiz/amd/src/list.js': `import Ajax from 'core/ajax';
export const init = async(root, {isOpen = true} = {}) => Ajax.call(root);
export default class List {
    _private() {}
    show(item) {}
}
`,
    'mod/quiz/amd/src/old.js': `define(['jquery'], function($) {
    var show = function(item) {};
    return {init: function() {}, show: show};
});
`,
    'mod/quiz/tests/generator/lib.php': `<?php
class mod_quiz_generator extends testing_module_generator {
    public function create_attempt(array $record): stdClass {
    }
}
`,
    'mod/quiz/tests/behat/behat_mod_quiz.php': `<?php
use Behat\\Gherkin\\Node\\TableNode as TableNode;
class behat_mod_quiz extends behat_base {
    /**
     * Answers questions.
     *
     * @Given /^I answer "([^"]*)":$/
     * @param TableNode $data
     * @deprecated since 4.2
     */
    public function i_answer($quiz, TableNode $data) {
    }
}
`,
    'mod/quiz/tests/quiz_test.php': '<?php\nclass quiz_test extends advanced_testcase {\n}\n',
    'mod/elsewhere/version.php': '<?php\n',
    'mod/elsewhere/lib.php': '<?php\nfunction elsewhere_supports() {\n}\n',
    'lib/thirdpartylibs.xml':
      '<libraries><library><location>parser</location></library><library><location>tool.php</location></library></libraries>',
    'lib/parser/parser.php': '<?php\nclass third_party_parser {\n}\n',
    'lib/parser/adapter.php': '<?php\n// This file is part of Moodle - http://moodle.org/\nclass parser_adapter {\n}\n',
    'lib/tool.php': '<?php\nfunction third_party_tool() {\n}\n',
  };
}
