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

use external_api;

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
class get_greetings_test extends \externallib_advanced_testcase {
    // #region execute
    /**
     * Users get their own greetings page by page, newest first.
     */
    public function test_execute(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        $generator = $this->getDataGenerator()->get_plugin_generator(
            'local_greetings'
        );
        foreach ([100, 200, 300] as $time) {
            $generator->create_message(['userid' => $user->id, 'message' => "At {$time}", 'timecreated' => $time]);
        }
        $this->setUser($user);

        $result = get_greetings::execute(0, 0, 2);
        $result = external_api::clean_returnvalue(
            get_greetings::execute_returns(),
            $result
        );

        $this->assertSame(
            ['At 300', 'At 200'],
            array_column($result['greetings'], 'message')
        );
        $this->assertSame(3, $result['total']);
        $this->assertSame([], $result['warnings']);
    }
    // #endregion execute

    // #region others
    /**
     * Reading another user's greetings requires the viewothers capability.
     */
    public function test_execute_other_user(): void {
        $this->resetAfterTest();
        $recipient = $this->getDataGenerator()->create_user();
        $this->getDataGenerator()->get_plugin_generator(
            'local_greetings'
        )->create_message(['userid' => $recipient->id]);
        $this->setUser($this->getDataGenerator()->create_user());

        $context = \context_system::instance();
        $roleid = $this->assignUserCapability(
            'local/greetings:viewothers',
            $context->id
        );
        $result = get_greetings::execute($recipient->id);
        $result = external_api::clean_returnvalue(
            get_greetings::execute_returns(),
            $result
        );
        $this->assertSame(
            [(int) $recipient->id],
            array_column($result['greetings'], 'userid')
        );

        $this->unassignUserCapability(
            'local/greetings:viewothers',
            $context->id,
            $roleid
        );
        $this->expectException(\required_capability_exception::class);
        get_greetings::execute($recipient->id);
    }
    // #endregion others

    // #region warning
    /**
     * A page size that is out of range is replaced and reported as a warning.
     */
    public function test_execute_too_many(): void {
        $this->resetAfterTest();
        $this->setUser($this->getDataGenerator()->create_user());

        $result = get_greetings::execute(0, 0, 1000);
        $result = external_api::clean_returnvalue(
            get_greetings::execute_returns(),
            $result
        );

        $this->assertSame(
            ['perpage'],
            array_column($result['warnings'], 'item')
        );
    }
    // #endregion warning
}
// #endregion class
