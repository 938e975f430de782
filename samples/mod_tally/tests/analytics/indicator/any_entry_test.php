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
namespace mod_tally\analytics\indicator;

/**
 * Tests for the any_entry indicator.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \mod_tally\analytics\indicator\any_entry
 */
final class any_entry_test extends \advanced_testcase {
    // #region calculate
    /**
     * Test that only entries inside the interval count.
     */
    public function test_calculate(): void {
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
        $this->getDataGenerator()->get_plugin_generator('mod_tally')->create_entry([
            'tallyid' => $tally->id,
            'userid' => $student->id,
            'value' => 42,
        ]);

        $indicator = new any_entry();
        $indicator->add_sample_data(
            [7 => ['course' => $course, 'user' => $student]]
        );
        [$thisweek] = $indicator->calculate(
            [7 => 7],
            'user_enrolments',
            time() - WEEKSECS,
            time()
        );
        [$lastweek] = $indicator->calculate(
            [7 => 7],
            'user_enrolments',
            time() - 2 * WEEKSECS,
            time() - WEEKSECS
        );

        $this->assertEquals(any_entry::get_max_value(), $thisweek[7][0]);
        $this->assertEquals(any_entry::get_min_value(), $lastweek[7][0]);
    }
    // #endregion calculate
}
// #endregion class
