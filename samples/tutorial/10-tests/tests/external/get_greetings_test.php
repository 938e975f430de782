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

namespace local_greetings\external;

use core_external\external_api;
use local_greetings\message_store;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->dirroot . '/webservice/tests/helpers.php');

/**
 * Tests for the external function get_greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \local_greetings\external\get_greetings
 * @runTestsInSeparateProcesses
 */
final class get_greetings_test extends \externallib_advanced_testcase {
    /**
     * Users get the greetings of all users.
     */
    public function test_execute(): void {
        $this->resetAfterTest();
        message_store::add(get_admin()->id, 'Good morning');
        $this->setUser($this->getDataGenerator()->create_user());

        $result = get_greetings::execute();
        $result = external_api::clean_returnvalue(
            get_greetings::execute_returns(),
            $result
        );

        $this->assertSame(['Good morning'], array_column($result, 'message'));
    }

    /**
     * Guests don't have the capability.
     */
    public function test_execute_without_capability(): void {
        $this->resetAfterTest();
        $this->setGuestUser();

        $this->expectException(
            \core\exception\required_capability_exception::class
        );
        get_greetings::execute();
    }
}
