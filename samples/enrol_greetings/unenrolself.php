<?php
// This file is part of Moodle - https://moodle.org/
//
// Moodle is free software: you can redistribute it and/or modify
// it under the terms of the GNU General Public License as published by
// the Free Software Foundation, either version 3 of the License, or
// (at your option) any later version.
//
// Moodle is distributed in the hope that it will be useful,
// but WITHOUT ANY WARRANTY; without even the implied warranty of
// MERCHANTABILITY or FITNESS FOR A PARTICULAR PURPOSE.  See the
// GNU General Public License for more details.
//
// You should have received a copy of the GNU General Public License
// along with Moodle.  If not, see <https://www.gnu.org/licenses/>.

// #region page
/**
 * Lets users unenrol themselves from a course.
 *
 * @package    enrol_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

require(__DIR__ . '/../../config.php');

$enrolid = required_param('enrolid', PARAM_INT);
$confirm = optional_param('confirm', false, PARAM_BOOL);

$instance = $DB->get_record(
    'enrol',
    ['id' => $enrolid, 'enrol' => 'greetings'],
    '*',
    MUST_EXIST
);
$course = get_course($instance->courseid);
$context = \core\context\course::instance($course->id);
require_login($course);

$plugin = enrol_get_plugin('greetings');
$courseurl = new \core\url('/course/view.php', ['id' => $course->id]);
if (!$plugin->get_unenrolself_link($instance)) {
    redirect($courseurl);
}

$PAGE->set_url(
    '/enrol/greetings/unenrolself.php',
    ['enrolid' => $instance->id]
);
$PAGE->set_title($plugin->get_instance_name($instance));

$coursename = format_string($course->fullname, true, ['context' => $context]);
if ($confirm && confirm_sesskey()) {
    $plugin->unenrol_user($instance, $USER->id);
    \core\notification::success(get_string(
        'youunenrolledfromcourse',
        'enrol',
        $coursename
    ));
    redirect(new \core\url('/'));
}

echo $OUTPUT->header();
echo $OUTPUT->confirm(
    get_string('unenrolselfconfirm', 'enrol_greetings', $coursename),
    new \core\url($PAGE->url, ['confirm' => 1, 'sesskey' => sesskey()]),
    $courseurl
);
echo $OUTPUT->footer();
// #endregion page
