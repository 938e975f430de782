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
 * Shows a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

require(__DIR__ . '/../../config.php');
require_once(__DIR__ . '/lib.php');

// #region setup
$id = required_param('id', PARAM_INT);
[$course, $cm] = get_course_and_cm_from_cmid($id, 'tally');

$PAGE->set_url('/mod/tally/view.php', ['id' => $cm->id]);
require_login($course, true, $cm);

$context = \core\context\module::instance($cm->id);
require_capability('mod/tally:view', $context);
// #endregion setup

// #region record
$tally = $DB->get_record('tally', ['id' => $cm->instance], '*', MUST_EXIST);
tally_view($tally, $course, $cm, $context);
// #endregion record

// #region page
$PAGE->set_title(
    $tally->name . moodle_page::TITLE_SEPARATOR . $course->shortname
);
$PAGE->set_heading($course->fullname);
$PAGE->set_activity_record($tally);
// #endregion page

// #region form
$counter = new \mod_tally\local\counter($tally, $cm);
$form = null;
if ($counter->is_open() && has_capability('mod/tally:submit', $context)) {
    $form = new \mod_tally\form\entry_form($PAGE->url);
    $data = $form->get_data();
    if ($data) {
        $counter->submit($data->value, $data->attachments);
        redirect(
            $PAGE->url,
            get_string('entrysubmitted', 'tally'),
            null,
            \core\output\notification::NOTIFY_SUCCESS
        );
    }
}
// #endregion form

// #region output
echo $OUTPUT->header();
groups_print_activity_menu($cm, $PAGE->url);
echo $PAGE->get_renderer('mod_tally')->render(new \mod_tally\output\view_page(
    $counter,
    $counter->get_current_group(),
    $form
));
echo $OUTPUT->footer();
// #endregion output
