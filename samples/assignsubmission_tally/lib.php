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
 * Callbacks of the tally submission plugin.
 *
 * @package    assignsubmission_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region pluginfile
/**
 * Serves submission files.
 *
 * @param stdClass $course The course.
 * @param stdClass|null $cm The course module.
 * @param \core\context $context The file's context.
 * @param string $filearea The name of the file area.
 * @param array $args The remaining path: submission ID, folders and file name.
 * @param bool $forcedownload Not used: submissions are never shown in the
 *     browser.
 * @param array $options More options for serving the file.
 * @return bool False if there is no such file; otherwise the function does not
 *     return.
 */
function assignsubmission_tally_pluginfile(
    $course,
    $cm,
    \core\context $context,
    string $filearea,
    array $args,
    bool $forcedownload,
    array $options = []
): bool {
    global $CFG, $DB;

    require_once($CFG->dirroot . '/mod/assign/locallib.php');

    if ($context->contextlevel != CONTEXT_MODULE) {
        return false;
    }
    require_login($course, false, $cm);

    $itemid = (int) array_shift($args);
    $submission = $DB->get_record('assign_submission', ['id' => $itemid]);
    $assign = new assign($context, $cm, $course);
    if (!$submission || $submission->assignment != $assign->get_instance()->id) {
        return false;
    }

    if ($assign->get_instance()->teamsubmission) {
        $isallowed = $assign->can_view_group_submission($submission->groupid);
    } else {
        $isallowed = $assign->can_view_submission($submission->userid);
    }
    if (!$isallowed) {
        return false;
    }

    $filename = array_pop($args);
    $filepath = $args ? '/' . implode('/', $args) . '/' : '/';
    $file = get_file_storage()->get_file(
        $context->id,
        'assignsubmission_tally',
        $filearea,
        $itemid,
        $filepath,
        $filename
    );
    if (!$file || $file->is_directory()) {
        return false;
    }

    send_stored_file($file, 0, 0, true, $options);
    return true;
}
// #endregion pluginfile
