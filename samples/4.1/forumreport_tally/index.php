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
 * Shows the number of posts in each discussion.
 *
 * @package    forumreport_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

require(__DIR__ . '/../../../../config.php');

// #region page
$courseid = required_param('courseid', PARAM_INT);
$forumid = required_param('forumid', PARAM_INT);
[$course, $cm] = get_course_and_cm_from_instance($forumid, 'forum', $courseid);

$PAGE->set_url(
    '/mod/forum/report/tally/index.php',
    ['courseid' => $courseid, 'forumid' => $forumid]
);
require_login($course, false, $cm);
require_capability('mod/forum:viewdiscussion', $cm->context);
require_capability('forumreport/tally:view', $cm->context);

$PAGE->set_pagelayout('report');
$PAGE->set_title($cm->get_formatted_name() . ': ' . get_string(
    'pluginname',
    'forumreport_tally'
));
$PAGE->set_heading($course->fullname);
$PAGE->activityheader->disable();

$table = new html_table();
$table->head = [get_string('discussion', 'mod_forum'), get_string('posts', 'forumreport_tally')];
foreach (\forumreport_tally\counter::count_posts($cm) as $count) {
    $url = new moodle_url('/mod/forum/discuss.php', ['d' => $count->id]);
    $name = format_string($count->name, true, ['context' => $cm->context]);
    $table->data[] = [html_writer::link($url, $name), $count->posts];
}

echo $OUTPUT->header();
echo $OUTPUT->heading(get_string('pluginname', 'forumreport_tally'));
echo html_writer::table($table);
echo $OUTPUT->footer();
// #endregion page
