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

namespace local_greetings\task;

use local_greetings\message_store;

/**
 * Deletes greetings that are older than the retention period.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class delete_old_greetings extends \core\task\scheduled_task {
    /**
     * Returns the name shown to administrators.
     *
     * @return string
     */
    public function get_name(): string {
        return get_string('taskdeleteoldgreetings', 'local_greetings');
    }

    /**
     * Deletes the old greetings.
     */
    public function execute(): void {
        $days = (int) get_config('local_greetings', 'keepdays');
        if ($days < 1) {
            mtrace('All greetings are kept.');
            return;
        }

        message_store::delete_before(time() - $days * DAYSECS);
        mtrace("Deleted greetings that are older than {$days} days.");
    }
}
