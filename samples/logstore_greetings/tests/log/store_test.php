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
namespace logstore_greetings\log;

/**
 * Tests for the greetings log store.
 *
 * @package    logstore_greetings
 * @covers     \logstore_greetings\log\store
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class store_test extends \advanced_testcase {
    // #region write
    /**
     * Events of the greetings plugin are written, others are not.
     */
    public function test_write(): void {
        $this->resetAfterTest();
        $this->preventResetByRollback();
        set_config('enabled_stores', 'logstore_greetings', 'tool_log');
        set_config('buffersize', 0, 'logstore_greetings');
        get_log_manager(true);

        // The generator triggers an event of core.
        $user = $this->getDataGenerator()->create_user();
        $greeting = $this->getDataGenerator()->get_plugin_generator(
            'local_greetings'
        )
            ->create_message(['userid' => $user->id]);
        \local_greetings\event\greeting_sent::create_from_greeting($greeting)->trigger();

        $lines = file(store::get_file());
        unlink(store::get_file());
        $this->assertCount(1, $lines);
        $this->assertEquals($greeting->id, json_decode($lines[0])->id);
    }
    // #endregion write
}
// #endregion class
