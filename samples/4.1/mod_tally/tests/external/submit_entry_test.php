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
namespace mod_tally\external;

use external_api;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->dirroot . '/webservice/tests/helpers.php');

/**
 * Tests for the external function submit_entry.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \mod_tally\external\submit_entry
 * @runTestsInSeparateProcesses
 */
final class submit_entry_test extends \externallib_advanced_testcase {
    // #region execute
    /**
     * Students can submit entries, and the function returns the new total.
     */
    public function test_execute(): void {
        $this->resetAfterTest();
        $course = $this->getDataGenerator()->create_course();
        $student = $this->getDataGenerator()->create_and_enrol(
            $course,
            'student'
        );
        $tally = $this->getDataGenerator()->create_module(
            'tally',
            ['course' => $course->id]
        );
        $this->setUser($student);

        submit_entry::execute($tally->cmid, 40);
        $result = submit_entry::execute($tally->cmid, 2);
        $result = external_api::clean_returnvalue(
            submit_entry::execute_returns(),
            $result
        );

        $this->assertSame(42, $result['total']);
    }
    // #endregion execute

    // #region capability
    /**
     * Teachers don't have the capability to submit entries.
     */
    public function test_execute_without_capability(): void {
        $this->resetAfterTest();
        $course = $this->getDataGenerator()->create_course();
        $teacher = $this->getDataGenerator()->create_and_enrol(
            $course,
            'editingteacher'
        );
        $tally = $this->getDataGenerator()->create_module(
            'tally',
            ['course' => $course->id]
        );
        $this->setUser($teacher);

        $this->expectException(\required_capability_exception::class);
        submit_entry::execute($tally->cmid, 1);
    }
    // #endregion capability

    // #region outside
    /**
     * Users who aren't enrolled can't access the activity.
     */
    public function test_execute_outside(): void {
        $this->resetAfterTest();
        $course = $this->getDataGenerator()->create_course();
        $tally = $this->getDataGenerator()->create_module(
            'tally',
            ['course' => $course->id]
        );
        $this->setUser($this->getDataGenerator()->create_user());

        $this->expectException(\require_login_exception::class);
        submit_entry::execute($tally->cmid, 1);
    }
    // #endregion outside
}
// #endregion class
