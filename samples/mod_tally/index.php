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

/**
 * Lists the tallies of a course.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

require(__DIR__ . '/../../config.php');

// #region setup
$id = required_param('id', PARAM_INT);
$course = get_course($id);

$PAGE->set_url('/mod/tally/index.php', ['id' => $course->id]);
require_course_login($course);
$PAGE->set_pagelayout('incourse');

$context = \core\context\course::instance($course->id);
$event = \mod_tally\event\course_module_instance_list_viewed::create(
    ['context' => $context]
);
$event->add_record_snapshot('course', $course);
$event->trigger();
// #endregion setup

$plural = get_string('modulenameplural', 'tally');
$PAGE->set_title($plural . moodle_page::TITLE_SEPARATOR . $course->shortname);
$PAGE->set_heading($course->fullname);
$PAGE->navbar->add($plural);

echo $OUTPUT->header();

// #region list
$tallies = get_all_instances_in_course('tally', $course);
if (!$tallies) {
    notice(
        get_string('thereareno', 'moodle', $plural),
        new \core\url('/course/view.php', ['id' => $course->id])
    );
}

$table = new \core_table\output\html_table();
$table->head = [get_string('name'), get_string('timeclose', 'tally')];
foreach ($tallies as $tally) {
    $url = new \core\url('/mod/tally/view.php', ['id' => $tally->coursemodule]);
    $attributes = $tally->visible ? [] : ['class' => 'dimmed'];
    $table->data[] = [
        \core\output\html_writer::link(
            $url,
            format_string($tally->name),
            $attributes
        ),
        $tally->timeclose ? userdate($tally->timeclose) : '',
    ];
}
echo \core\output\html_writer::table($table);
// #endregion list

echo $OUTPUT->footer();
