<?php
// Variables that samples of many pages read, with the values that they have when the samples run.

/**
 * Returns functions that make the value of a variable. A value is made when a sample reads its variable.
 *
 * @return callable[] Functions by the name of the variable.
 */
function common_variables(): array {
    global $CFG;

    require_once($CFG->libdir . '/formslib.php');
    require_once($CFG->libdir . '/adminlib.php');

    return [
        // A course with a student and a teacher.
        'course' => fn($stage) => get_course($stage->generator()->create_course(['enablecompletion' => 1])->id),
        'courseid' => fn($stage) => (int) $stage->get('course')->id,
        'categoryid' => fn($stage) => (int) $stage->get('course')->category,
        'student' => fn($stage) => $stage->generator()->create_and_enrol($stage->get('course'), 'student'),
        'teacher' => fn($stage) => $stage->generator()->create_and_enrol($stage->get('course'), 'editingteacher'),
        'user' => fn($stage) => core_user::get_user($stage->get('student')->id),
        'userid' => fn($stage) => (int) $stage->get('user')->id,
        'recipient' => fn($stage) => $stage->get('user'),
        'userids' => fn($stage) => [$stage->get('userid'), (int) $stage->get('teacher')->id],
        'recipients' => fn($stage) => [$stage->get('user')],
        'users' => fn($stage) => [$stage->get('userid') => $stage->get('user')],
        'groupid' => fn($stage) => (int) $stage->generator()->create_group(['courseid' => $stage->get('courseid')])->id,
        'roleid' => fn($stage) => (int) $stage->generator()->create_role(),
        // An activity in the course, with one entry.
        'tally' => function($stage) {
            global $DB;
            $tally = $stage->generator()->create_module('tally', ['course' => $stage->get('courseid')]);
            return $DB->get_record('tally', ['id' => $tally->id], '*', MUST_EXIST);
        },
        'moduleinstance' => fn($stage) => $stage->get('tally'),
        'tallyid' => fn($stage) => (int) $stage->get('tally')->id,
        'cm' => function($stage) {
            $modinfo = get_fast_modinfo($stage->get('course'), (int) $stage->get('userid'));
            $stage->get('tally');
            rebuild_course_cache($stage->get('courseid'), true);
            $modinfo = get_fast_modinfo($stage->get('courseid'));
            return $modinfo->get_instances_of('tally')[$stage->get('tallyid')];
        },
        'cmid' => fn($stage) => (int) $stage->get('cm')->id,
        'entry' => fn($stage) => $stage->generator('mod_tally')->create_entry([
            'tallyid' => $stage->get('tallyid'),
            'userid' => $stage->get('userid'),
            'value' => 7,
        ]),
        'entryid' => fn($stage) => (int) $stage->get('entry')->id,
        'newentryid' => fn($stage) => $stage->get('entryid') + 1,
        // Greetings.
        'greeting' => fn($stage) => $stage->generator('local_greetings')->create_message(['userid' => $stage->get('userid')]),
        'greetingid' => fn($stage) => (int) $stage->get('greeting')->id,
        'messageid' => fn($stage) => (int) $stage->get('greeting')->id,
        'greetings' => fn($stage) => [$stage->get('greeting')->id => $stage->get('greeting')],
        'messages' => fn($stage) => [$stage->get('greetingid') => 'Good evening'],
        'message' => fn() => 'Good morning',
        'title' => fn() => 'Good morning',
        'note' => fn() => 'Good morning',
        'content' => fn() => 'Good morning',
        'csv' => fn() => "name,message\nAlex,Good morning\n",
        'text' => fn() => 'Good morning',
        'name' => fn() => 'Good morning',
        'search' => fn() => 'morning',
        'searchtext' => fn() => 'morning',
        'since' => fn() => time() - WEEKSECS,
        'before' => fn() => time() - DAYSECS,
        'time' => fn() => time(),
        'id' => fn($stage) => $stage->is_in('mod/tally') ? $stage->get('tallyid') : $stage->get('greetingid'),
        // Contexts.
        'context' => function($stage) {
            if ($stage->is_in('mod/tally')) {
                return context_module::instance($stage->get('cmid'));
            }
            return $stage->is_in('course') || $stage->is_in('enrol') ? $stage->get('coursecontext') : context_system::instance();
        },
        'contextid' => fn($stage) => $stage->get('context')->id,
        'coursecontext' => fn($stage) => context_course::instance($stage->get('courseid')),
        'usercontext' => fn($stage) => context_user::instance($stage->get('userid')),
        'systemcontext' => fn() => context_system::instance(),
        // Files.
        'file' => fn($stage) => get_file_storage()->create_file_from_string([
            'contextid' => $stage->get('context')->id,
            'component' => $stage->is_in('mod/tally') ? 'mod_tally' : 'local_greetings',
            'filearea' => 'attachment',
            'itemid' => 0,
            'filepath' => '/',
            'filename' => 'card.txt',
        ], 'Good morning'),
        'storedfile' => fn($stage) => $stage->get('file'),
        'filename' => fn() => 'card.txt',
        'filearea' => fn() => 'attachment',
        // Files of a plugin.
        'string' => fn() => [],
        'plugin' => fn() => new stdClass(),
        'oldversion' => fn() => 2020010100,
        'dbman' => fn() => $GLOBALS['DB']->get_manager(),
        'settings' => fn($stage) => $stage->get('ADMIN')->locate('local_greetings_sample'),
        'hassiteconfig' => fn() => true,
        'ADMIN' => function() {
            global $ADMIN;
            $ADMIN = new admin_root(true);
            foreach (['root', 'users', 'courses', 'grades', 'modules', 'localplugins', 'reports', 'development', 'server', 'appearance'] as $name) {
                if ($name !== 'root') {
                    $ADMIN->add('root', new admin_category($name, $name));
                }
            }
            foreach (['modsettings', 'blocksettings', 'authsettings', 'enrolments', 'filtersettings', 'accounts', 'tools'] as $name) {
                $ADMIN->add('modules', new admin_category($name, $name));
            }
            $ADMIN->add('localplugins', new admin_settingpage('local_greetings_sample', 'Greetings'));
            return $ADMIN;
        },
        // Forms.
        'mform' => fn() => new MoodleQuickForm('sample', 'post', '/local/greetings/index.php'),
        'returnurl' => fn() => new moodle_url('/local/greetings/index.php'),
        'url' => fn() => new moodle_url('/local/greetings/index.php'),
        'form' => fn() => new local_greetings\form\message_form(null, []),
        'data' => fn($stage) => (object) ([
            'id' => $stage->get('id'),
            'courseid' => $stage->get('courseid'),
            'userid' => $stage->get('userid'),
            'message' => 'Good morning',
            'messageformat' => FORMAT_HTML,
            'name' => 'Good morning',
            'value' => 7,
            'tags' => ['Cheerful'],
        ] + ($stage->is_in('mod/tally') ? [
            'course' => $stage->get('courseid'),
            'coursemodule' => $stage->get('cmid'),
            'instance' => $stage->get('tallyid'),
            'completionexpected' => 0,
        ] : [])),
        'files' => fn() => [],
        'defaultvalues' => fn() => [],
        'errors' => fn() => [],
        'options' => fn() => [],
        'args' => fn() => ['0', 'card.txt'],
        'forcedownload' => fn() => false,
        'values' => fn() => [3, 4],
        // Rendering.
        'target' => fn() => RENDERER_TARGET_GENERAL,
        'visiblename' => fn() => 'Greetings',
        'description' => fn() => 'Greetings that users send each other.',
        'total' => fn() => 42,
        'count' => fn() => 42,
        'perpage' => fn() => 20,
        'limit' => fn() => 10,
        'length' => fn() => 10,
        'days' => fn() => 7,
        'limitreached' => fn() => false,
        'muted' => fn() => false,
        'ismuted' => fn() => false,
        'enabled' => fn() => true,
        'ids' => fn($stage) => [$stage->get('greetingid')],
        'names' => fn() => ['Alex', 'Sam'],
        'counts' => fn() => [3, 4],
        'entries' => fn($stage) => [$stage->get('entry')->id => $stage->get('entry')],
        'record' => fn($stage) => $stage->get('greeting'),
        'instance' => fn($stage) => $stage->get('tally'),
        'sender' => fn($stage) => $stage->get('teacher'),
        'firstname' => fn() => 'Alex',
        'lastname' => fn() => 'Example',
        'path' => fn() => ['Greetings'],
        'tag' => fn() => core_tag_tag::create_if_missing(core_tag_collection::get_default(), ['Cheerful'], true)['cheerful'],
        'frontpage' => fn() => new navigation_node('Greetings'),
        'event' => function($stage) {
            return local_greetings\event\greeting_sent::create([
                'objectid' => $stage->get('greetingid'),
                'context' => context_system::instance(),
                'relateduserid' => $stage->get('userid'),
                'other' => ['length' => 12],
            ]);
        },
        'factory' => fn() => new core_calendar\action_factory(),
        'output' => fn() => $GLOBALS['PAGE']->get_renderer('core'),
        'page' => fn() => 0,
        'renderer' => fn() => $GLOBALS['PAGE']->get_renderer('core'),
        // Navigation.
        'navigation' => fn() => new navigation_node('Greetings'),
        'parentnode' => fn() => new navigation_node('Greetings'),
        'node' => fn() => new navigation_node('Greetings'),
        'coursenode' => fn() => new navigation_node('Greetings'),
        'tree' => fn($stage) => new core_user\output\myprofile\tree(),
        'iscurrentuser' => fn() => false,
        // Parameters of these classes, whatever their names.
        'moodle_page' => fn() => $GLOBALS['PAGE'],
        'navigation_node' => fn() => new navigation_node('Greetings'),
        'settings_navigation' => function($stage) {
            if ($stage->is_in('mod/tally')) {
                $GLOBALS['PAGE']->set_cm($stage->get('cm'));
            }
            $settings = new settings_navigation($GLOBALS['PAGE']);
            $settings->initialise();
            return $settings;
        },
        'file_browser' => fn() => get_file_browser(),
        'file_info' => fn() => get_file_browser()->get_file_info(),
        'core\event\user_created' => fn($stage) => core\event\user_created::create_from_userid($stage->get('userid')),
        'core\event\course_viewed' => fn($stage) => core\event\course_viewed::create(['context' => $stage->get('coursecontext')]),
        'core\event\user_enrolment_deleted' => fn($stage) => core\event\user_enrolment_deleted::create([
            'courseid' => $stage->get('courseid'),
            'context' => $stage->get('coursecontext'),
            'relateduserid' => $stage->get('userid'),
            'objectid' => 1,
            'other' => ['userenrolment' => ['lastenrol' => true], 'enrol' => 'manual'],
        ]),
        // Arguments of callbacks and methods.
        'feature' => fn() => FEATURE_BACKUP_MOODLE2,
        'preferences' => fn($stage) => $stage->get('navigation_node'),
        'activitynode' => fn($stage) => $stage->get('navigation_node'),
        'counter' => fn($stage) => mod_tally\local\counter::from_cm($stage->get('cm')),
        'localconfig' => fn() => [],
        'full' => fn() => true,
        'folders' => fn() => [],
        'cards' => fn() => [],
        'updates' => fn() => [],
        'filerecord' => fn($stage) => (object) ['component' => 'local_greetings', 'filearea' => 'attachment', 'filesize' => 12],
        // Privacy.
        'collection' => fn($stage) => new core_privacy\local\metadata\collection(
            $stage->is_in('mod/tally') ? 'mod_tally' : 'local_greetings'
        ),
        'contextlist' => function($stage) {
            $component = $stage->is_in('mod/tally') ? 'mod_tally' : 'local_greetings';
            return new core_privacy\local\request\approved_contextlist($stage->get('user'), $component, [
                $stage->get('context')->id,
            ]);
        },
        'userlist' => function($stage) {
            $component = $stage->is_in('mod/tally') ? 'mod_tally' : 'local_greetings';
            return new core_privacy\local\request\approved_userlist($stage->get('context'), $component, [$stage->get('userid')]);
        },
    ];
}
