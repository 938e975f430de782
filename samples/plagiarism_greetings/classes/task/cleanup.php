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
namespace plagiarism_greetings\task;

/**
 * Deletes data that is no longer needed.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class cleanup extends \core\task\scheduled_task {
    /**
     * Returns the name of the task.
     *
     * @return string
     */
    public function get_name(): string {
        return get_string('cleanup', 'plagiarism_greetings');
    }

    /**
     * Deletes outdated results, and settings of activities that were deleted
     * together with their course.
     */
    public function execute(): void {
        global $DB;

        \plagiarism_greetings\results::delete_outdated();
        $DB->delete_records_select(
            'plagiarism_greetings_cms',
            'cmid NOT IN (SELECT id FROM {course_modules})'
        );
    }
}
// #endregion class
