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
namespace mod_tally\completion;

/**
 * Tests for the custom completion rules.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \mod_tally\completion\custom_completion
 */
final class custom_completion_test extends \advanced_testcase {
    // #region state
    /**
     * The activity is complete as soon as the student has submitted enough
     * entries.
     */
    public function test_state(): void {
        $this->resetAfterTest();
        $course = $this->getDataGenerator()->create_course(
            ['enablecompletion' => 1]
        );
        $student = $this->getDataGenerator()->create_and_enrol(
            $course,
            'student'
        );
        $tally = $this->getDataGenerator()->create_module('tally', [
            'course' => $course->id,
            'completion' => COMPLETION_TRACKING_AUTOMATIC,
            'completionentries' => 2,
        ]);
        [, $cm] = get_course_and_cm_from_cmid($tally->cmid, 'tally');
        $this->setUser($student);
        $counter = \mod_tally\local\counter::from_cm($cm);
        $rules = new custom_completion($cm, (int) $student->id);

        $counter->submit(1);
        $this->assertSame(
            COMPLETION_INCOMPLETE,
            $rules->get_state('completionentries')
        );

        $counter->submit(1);
        $this->assertSame(
            COMPLETION_COMPLETE,
            $rules->get_state('completionentries')
        );
        $completion = new \completion_info($course);
        $this->assertEquals(
            COMPLETION_COMPLETE,
            $completion->get_data($cm, false, $student->id)->completionstate
        );
    }
    // #endregion state
}
// #endregion class
