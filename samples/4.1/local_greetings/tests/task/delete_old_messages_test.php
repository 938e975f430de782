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
 * Tests for the clean-up task.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \local_greetings\task\delete_old_messages
 */
class delete_old_messages_test extends \advanced_testcase {
    // #region deleted
    /**
     * Old messages are deleted and new ones are kept.
     */
    public function test_old_messages_are_deleted(): void {
        global $DB;

        $this->resetAfterTest();
        set_config('keepdays', 30, 'local_greetings');
        foreach ([1, 31] as $age) {
            $DB->insert_record('local_greetings_messages', (object) [
                'userid' => get_admin()->id,
                'message' => 'Good morning',
                'timecreated' => time() - $age * DAYSECS,
            ]);
        }

        $this->expectOutputRegex('/Deleted 1 messages/');
        $task = \core\task\manager::get_scheduled_task(
            delete_old_messages::class
        );
        $task->execute();

        $this->assertSame(1, $DB->count_records('local_greetings_messages'));
    }
    // #endregion deleted
}
// #endregion class
