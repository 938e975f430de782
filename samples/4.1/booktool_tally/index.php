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
 * Shows the words of each chapter.
 *
 * @package    booktool_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

require(__DIR__ . '/../../../../config.php');

// #region page
$id = required_param('id', PARAM_INT);
[$course, $cm] = get_course_and_cm_from_cmid($id, 'book');

$PAGE->set_url('/mod/book/tool/tally/index.php', ['id' => $cm->id]);
require_login($course, false, $cm);
require_capability('mod/book:read', $cm->context);
require_capability('booktool/tally:view', $cm->context);

$book = $DB->get_record('book', ['id' => $cm->instance], '*', MUST_EXIST);
$seehidden = has_capability('mod/book:viewhiddenchapters', $cm->context);
$counts = \booktool_tally\counter::count_words($book, $seehidden);

$PAGE->set_title($cm->get_formatted_name() . ': ' . get_string(
    'title',
    'booktool_tally'
));
$PAGE->set_heading($course->fullname);
$PAGE->activityheader->disable();

echo $OUTPUT->header();
echo $OUTPUT->heading(get_string('title', 'booktool_tally'));
if ($counts) {
    $table = new html_table();
    $table->head = [get_string('chaptertitle', 'mod_book'), get_string('words', 'booktool_tally')];
    foreach ($counts as $count) {
        $table->data[] = [format_string($count->title, true, ['context' => $cm->context]), $count->words];
    }
    echo html_writer::table($table);
} else {
    echo $OUTPUT->notification(
        get_string('nochapters', 'booktool_tally'),
        \core\output\notification::NOTIFY_INFO
    );
}
echo $OUTPUT->footer();
// #endregion page
