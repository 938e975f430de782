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

namespace local_greetings;

use local_greetings\task\delete_old_greetings;

/**
 * Tests for storing and deleting greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \local_greetings\message_store
 * @covers     \local_greetings\task\delete_old_greetings
 */
final class message_store_test extends \advanced_testcase {
    /**
     * The newest greetings come first, and the limit applies.
     */
    public function test_get_recent(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user([
            'firstname' => 'Alex',
            'lastname' => 'Example',
        ]);
        foreach (['First', 'Second', 'Third'] as $message) {
            message_store::add($user->id, $message);
        }

        $records = array_values(message_store::get_recent(2));

        $messages = array_column($records, 'message');
        $this->assertSame(['Third', 'Second'], $messages);
        $this->assertSame('Alex Example', fullname($records[0]));
    }

    /**
     * The task deletes old greetings only.
     */
    public function test_delete_old_greetings(): void {
        global $DB;

        $this->resetAfterTest();
        set_config('keepdays', 7, 'local_greetings');
        $user = $this->getDataGenerator()->create_user();
        $clock = $this->mock_clock_with_frozen();
        message_store::add($user->id, 'Old');
        $clock->bump(8 * DAYSECS);
        message_store::add($user->id, 'New');

        $this->expectOutputRegex('/older than 7 days/');
        (new delete_old_greetings())->execute();

        $messages = $DB->get_fieldset('local_greetings_messages', 'message');
        $this->assertSame(['New'], $messages);
    }
}
