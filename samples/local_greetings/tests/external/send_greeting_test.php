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
namespace local_greetings\external;

use core_external\external_api;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->dirroot . '/webservice/tests/helpers.php');

/**
 * Tests for the external function send_greeting.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \local_greetings\external\send_greeting
 * @runTestsInSeparateProcesses
 */
final class send_greeting_test extends \externallib_advanced_testcase {
    // #region execute
    /**
     * The function returns the stored greeting.
     */
    public function test_execute(): void {
        global $DB;

        $this->resetAfterTest();
        $this->setAdminUser();
        $recipient = $this->getDataGenerator()->create_user();

        $result = send_greeting::execute($recipient->id, 'Good morning');
        $result = external_api::clean_returnvalue(
            send_greeting::execute_returns(),
            $result
        );

        $this->assertSame('Good morning', $result['message']);
        $this->assertSame(fullname($recipient), $result['fullname']);
        $this->assertTrue($DB->record_exists(
            'local_greetings_messages',
            ['id' => $result['id']]
        ));
    }
    // #endregion execute

    // #region capability
    /**
     * Users without the capability can't send greetings.
     */
    public function test_execute_without_capability(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        $this->setUser($user);

        $this->expectException(
            \core\exception\required_capability_exception::class
        );
        send_greeting::execute($user->id, 'Good morning');
    }
    // #endregion capability

    // #region call
    /**
     * The function is declared, and JavaScript can call it.
     */
    public function test_call_external_function(): void {
        $this->resetAfterTest();
        $this->setAdminUser();
        $recipient = $this->getDataGenerator()->create_user();

        $_POST['sesskey'] = sesskey();
        $response = external_api::call_external_function('local_greetings_send_greeting', [
            'userid' => $recipient->id,
            'message' => 'Good morning',
        ], true);

        $this->assertFalse($response['error']);
        $this->assertSame('Good morning', $response['data']['message']);
    }
    // #endregion call

    // #region null
    /**
     * A null from a client is an invalid parameter, not a TypeError.
     */
    public function test_call_external_function_null(): void {
        $this->resetAfterTest();
        $this->setAdminUser();

        $_POST['sesskey'] = sesskey();
        $response = external_api::call_external_function('local_greetings_send_greeting', [
            'userid' => null,
            'message' => 'Good morning',
        ], true);

        $this->assertTrue($response['error']);
        $this->assertSame(
            'invalidparameter',
            $response['exception']->errorcode
        );
    }
    // #endregion null
}
// #endregion class
