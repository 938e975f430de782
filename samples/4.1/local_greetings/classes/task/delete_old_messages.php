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
namespace local_greetings\task;

/**
 * Deletes greetings that are older than the retention period.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class delete_old_messages extends \core\task\scheduled_task {
    // #region name
    /**
     * Returns the name shown to administrators.
     *
     * @return string
     */
    public function get_name(): string {
        return get_string('taskdeleteoldmessages', 'local_greetings');
    }
    // #endregion name

    // #region execute
    /**
     * Deletes the old greetings.
     */
    public function execute(): void {
        global $DB;

        $days = (int) get_config('local_greetings', 'keepdays');
        if ($days < 1) {
            mtrace('Messages are kept forever, so there is nothing to delete.');
            return;
        }

        $select = 'timecreated < :before';
        $params = ['before' => time() - $days * DAYSECS];
        $count = $DB->count_records_select(
            'local_greetings_messages',
            $select,
            $params
        );
        $DB->delete_records_select(
            'local_greetings_messages',
            $select,
            $params
        );
        \cache::make('local_greetings', 'counts')->purge();
        mtrace("Deleted {$count} messages.");
    }
    // #endregion execute
}
// #endregion class
