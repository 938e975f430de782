<?php
// Creates a course, users and activities on the site, and prints the URLs of the sample plugins as JSON. The script can
// run again when more plugins have been installed.
//
// Usage: php seed.php <folder of the site> <plugins.json>

define('CLI_SCRIPT', true);

[, $folder, $jobfile] = $_SERVER['argv'];
require("{$folder}/config.php");
require_once($CFG->libdir . '/adminlib.php');
require_once($CFG->libdir . '/phpunit/classes/util.php');
require_once($CFG->dirroot . '/course/lib.php');

$plugins = json_decode(file_get_contents($jobfile), true, 512, JSON_THROW_ON_ERROR);
\core\session\manager::set_user(get_admin());
$generator = phpunit_util::get_data_generator();
$course = $DB->get_record('course', ['shortname' => 'provecourse']) ?: $generator->create_course(['shortname' => 'provecourse']);
$ids = ['course' => $course->id];
foreach (['teacher' => 'editingteacher', 'student' => 'student'] as $name => $role) {
    $user = $DB->get_record('user', ['username' => "prove{$name}"])
        ?: $generator->create_user(['username' => "prove{$name}", 'password' => 'Prove-1234']);
    $generator->enrol_user($user->id, $course->id, $role);
    $ids[$name] = $user->id;
}
// The site of the tutorial has none of the other sample plugins.
$urls = is_dir("{$CFG->dirroot}/mod/tally") ? seed_plugins($generator, $course, $ids) : [];
if (isset($plugins['local_greetings'])) {
    $urls[] = ['component' => 'local_greetings', 'url' => '/?redirect=0'];
}

/**
 * Adds activities and data of the sample plugins.
 *
 * @param testing_data_generator $generator The generator of the platform.
 * @param stdClass $course The course.
 * @param int[] $ids IDs of the course and the users, by name.
 * @return array[] The URLs, each with its plugin.
 */
function seed_plugins(testing_data_generator $generator, stdClass $course, array $ids): array {
    foreach (['tally', 'book', 'forum', 'data'] as $name) {
        $module = $generator->create_module($name, ['course' => $course->id, 'idnumber' => "prove{$name}"]);
        $ids[$name] = $module->id;
        $ids["{$name}cm"] = $module->cmid;
    }
    $generator->get_plugin_generator('mod_tally')->create_entry(['tallyid' => $ids['tally'], 'userid' => $ids['student']]);
    $greeting = $generator->get_plugin_generator('local_greetings')->create_message(['userid' => $ids['student']]);
    $plugin = enrol_get_plugin('greetings');
    $ids['enrol'] = $plugin->add_instance($course, ['status' => ENROL_INSTANCE_ENABLED]);

    return [
        ['component' => 'local_greetings', 'url' => '/local/greetings/index.php'],
        ['component' => 'local_greetings', 'url' => "/local/greetings/index.php?userid={$ids['student']}"],
        ['component' => 'local_greetings', 'url' => "/local/greetings/view.php?id={$greeting->id}"],
        ['component' => 'local_greetings', 'url' => '/local/greetings/send.php'],
        ['component' => 'local_greetings', 'url' => '/local/greetings/board.php'],
        ['component' => 'local_greetings', 'url' => '/local/greetings/summary.php'],
        ['component' => 'mod_tally', 'url' => "/mod/tally/index.php?id={$course->id}"],
        ['component' => 'mod_tally', 'url' => "/mod/tally/view.php?id={$ids['tallycm']}"],
        ['component' => 'mod_tally', 'url' => "/course/modedit.php?update={$ids['tallycm']}"],
        ['component' => 'mod_tally', 'url' => "/course/modedit.php?add=tally&course={$course->id}&section=0"],
        ['component' => 'booktool_tally', 'url' => "/mod/book/tool/tally/index.php?id={$ids['bookcm']}"],
        ['component' => 'forumreport_tally', 'url' =>
            "/mod/forum/report/tally/index.php?courseid={$course->id}&forumid={$ids['forum']}"],
        ['component' => 'enrol_greetings', 'url' => "/enrol/editinstance.php?courseid={$course->id}&type=greetings"],
        ['component' => 'enrol_greetings', 'url' => "/enrol/index.php?id={$course->id}"],
        ['component' => 'enrol_greetings', 'url' => "/enrol/greetings/unenrolself.php?enrolid={$ids['enrol']}"],
        ['component' => 'datafield_tally', 'url' => "/mod/data/field.php?d={$ids['data']}&mode=new&newtype=tally"],
        ['component' => 'datapreset_greetings', 'url' => "/mod/data/preset.php?d={$ids['data']}"],
        ['component' => 'format_greetings', 'url' => "/course/view.php?id={$course->id}"],
    ];
}

// Plagiarism plugins have a settings page only if the site uses them.
set_config('enableplagiarism', 1);
// Add every settings page that a plugin adds to the site administration.
$visit = function($node) use (&$visit, &$urls, $plugins, $CFG) {
    if ($node instanceof admin_category) {
        array_map($visit, $node->get_children());
    } else if ($node instanceof admin_settingpage) {
        foreach ($node->settings as $setting) {
            if (isset($plugins[$setting->plugin]) || isset($plugins["mod_{$setting->plugin}"])) {
                $urls[] = ['component' => $setting->plugin, 'url' => "/admin/settings.php?section={$node->name}", 'admin' => true];
                break;
            }
        }
    }
};
$visit(admin_get_root(true, true));
// Add scripts that are not in the list yet.
foreach ($plugins as $name => $target) {
    foreach (glob("{$CFG->dirroot}/{$target}/*.php") as $file) {
        if (preg_match('~require(?:_once)?\(.*/config\.php~', file_get_contents($file))) {
            $path = '/' . $target . '/' . basename($file);
            if (!array_filter($urls, fn($url) => strpos($url['url'], $path) === 0)) {
                $urls[] = ['component' => $name, 'url' => $path];
            }
        }
    }
}
if (is_dir("{$CFG->dirroot}/course/format/greetings")) {
    course_get_format($course)->update_course_format_options(['format' => 'greetings']);
    $DB->set_field('course', 'format', 'greetings', ['id' => $course->id]);
    rebuild_course_cache($course->id, true);
}
echo json_encode($urls);
