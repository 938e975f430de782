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
namespace mod_tally\local;

/**
 * Tests for the entries of a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \mod_tally\local\counter
 * @covers     \mod_tally\event\entry_submitted
 */
final class counter_test extends \advanced_testcase {
    // #region submit
    /**
     * Entries are stored, logged and added up.
     */
    public function test_submit(): void {
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
        [, $cm] = get_course_and_cm_from_cmid($tally->cmid, 'tally');
        $this->setUser($student);
        $sink = $this->redirectEvents();

        $counter = counter::from_cm($cm);
        $counter->submit(40);
        $entry = $counter->submit(2);

        $events = array_values(array_filter($sink->get_events(), function ($event): bool {
            return $event instanceof \mod_tally\event\entry_submitted;
        }));
        $this->assertSame(42, $counter->get_total($student->id));
        $this->assertCount(2, $events);
        $this->assertEquals($entry->id, $events[1]->objectid);
        $this->assertEquals($cm->context, $events[1]->get_context());
        $this->assertEquals(
            ['tallyid' => $tally->id, 'value' => 2],
            $events[1]->other
        );
    }
    // #endregion submit

    // #region otheruser
    /**
     * An entry can be submitted for a given user instead of the current one.
     */
    public function test_submit_for_given_user(): void {
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
        [, $cm] = get_course_and_cm_from_cmid($tally->cmid, 'tally');
        $this->setAdminUser();

        $entry = counter::from_cm($cm)->submit(40, null, $student);

        $this->assertEquals($student->id, $entry->userid);
        $this->assertSame(40, counter::from_cm($cm)->get_total($student->id));
    }
    // #endregion otheruser

    // #region closed
    /**
     * A closed tally doesn't accept entries.
     */
    public function test_submit_closed(): void {
        $this->resetAfterTest();
        $this->setAdminUser();
        $course = $this->getDataGenerator()->create_course();
        $tally = $this->getDataGenerator()->create_module('tally', [
            'course' => $course->id,
            'timeclose' => time() - DAYSECS,
        ]);
        [, $cm] = get_course_and_cm_from_cmid($tally->cmid, 'tally');

        $this->expectException(\moodle_exception::class);
        $this->expectExceptionMessage(get_string('tallyclosed', 'tally'));
        counter::from_cm($cm)->submit(1);
    }
    // #endregion closed

    // #region groups
    /**
     * Entries can be limited to a group.
     */
    public function test_get_entries_of_group(): void {
        $this->resetAfterTest();
        $generator = $this->getDataGenerator();
        $course = $generator->create_course();
        $tally = $generator->create_module('tally', ['course' => $course->id]);
        $group = $generator->create_group(['courseid' => $course->id]);
        foreach ([1, 2] as $value) {
            $student = $generator->create_and_enrol($course, 'student');
            $generator->get_plugin_generator('mod_tally')->create_entry([
                'tallyid' => $tally->id,
                'userid' => $student->id,
                'value' => $value,
            ]);
        }
        // The second student is in the group, the first is not.
        $generator->create_group_member(
            ['groupid' => $group->id, 'userid' => $student->id]
        );
        [, $cm] = get_course_and_cm_from_cmid($tally->cmid, 'tally');

        $counter = counter::from_cm($cm);

        $this->assertCount(2, $counter->get_entries());
        $this->assertEquals(
            [2],
            array_column($counter->get_entries($group->id), 'value')
        );
        $this->assertSame([], $counter->get_entries(-1));
    }
    // #endregion groups
}
// #endregion class
