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

// #region class
namespace plagiarism_greetings;

/**
 * Receives submitted work.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class observer {
    // #region uploaded
    /**
     * Queues submitted work.
     *
     * @param \core\event\assessable_uploaded $event Event that contains the
     *     work.
     */
    public static function work_uploaded(
        \core\event\assessable_uploaded $event
    ): void {
        global $CFG, $DB;

        $cmid = $event->contextinstanceid;
        if (
            empty($CFG->enableplagiarism)
            || !get_config('plagiarism_greetings', 'enabled')
            || !$DB->record_exists('plagiarism_greetings_cms', ['cmid' => $cmid])
        ) {
            return;
        }

        $task = new task\send_work();
        $task->set_custom_data([
            'contextid' => $event->contextid,
            // The author, who may be different from the user who submitted the
            // work.
            'userid' => $event->relateduserid ?: $event->userid,
            'content' => $event->other['content'],
            'pathnamehashes' => $event->other['pathnamehashes'],
        ]);
        \core\task\manager::queue_adhoc_task($task);
    }
    // #endregion uploaded
}
// #endregion class
