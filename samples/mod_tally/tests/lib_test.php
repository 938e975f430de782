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
namespace mod_tally;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->dirroot . '/mod/tally/lib.php');
require_once($CFG->libdir . '/gradelib.php');

/**
 * Tests for the callbacks of the tally activity.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     ::tally_add_instance
 * @covers     ::tally_delete_instance
 * @covers     ::tally_get_user_grades
 * @covers     ::tally_reset_userdata
 * @covers     ::tally_view
 * @covers     ::mod_tally_core_calendar_provide_event_action
 */
final class lib_test extends \advanced_testcase {
    /** @var \stdClass A course. */
    protected \stdClass $course;

    /** @var \stdClass A student in the course. */
    protected \stdClass $student;

    /** @var \mod_tally_generator Generator for test data. */
    protected \mod_tally_generator $generator;

    // #region setup
    /**
     * Creates a course with a student.
     */
    protected function setUp(): void {
        parent::setUp();
        $this->resetAfterTest();
        $this->setAdminUser();

        $this->course = $this->getDataGenerator()->create_course(
            ['enablecompletion' => 1]
        );
        $this->student = $this->getDataGenerator()->create_and_enrol(
            $this->course,
            'student'
        );
        $this->generator = $this->getDataGenerator()->get_plugin_generator('mod_tally');
    }
    // #endregion setup

    // #region instance
    /**
     * A tally has a calendar event and a grade item, which are deleted with it.
     */
    public function test_add_and_delete_instance(): void {
        global $DB;

        $timeclose = time() + WEEKSECS;
        $tally = $this->generator->create_instance(
            ['course' => $this->course->id, 'timeclose' => $timeclose]
        );

        $conditions = ['modulename' => 'tally', 'instance' => $tally->id];
        $this->assertEquals(
            $timeclose,
            $DB->get_field('event', 'timestart', $conditions)
        );
        $grades = grade_get_grades(
            $this->course->id,
            'mod',
            'tally',
            $tally->id
        );
        $this->assertEquals(100, $grades->items[0]->grademax);

        course_delete_module($tally->cmid);

        $this->assertFalse($DB->record_exists('tally', ['id' => $tally->id]));
        $this->assertFalse($DB->record_exists('event', $conditions));
        $this->assertEmpty(grade_get_grades(
            $this->course->id,
            'mod',
            'tally',
            $tally->id
        )->items);
    }
    // #endregion instance

    // #region view
    /**
     * Viewing triggers an event and completes the activity.
     */
    public function test_view(): void {
        $tally = $this->generator->create_instance([
            'course' => $this->course->id,
            'completion' => COMPLETION_TRACKING_AUTOMATIC,
            'completionview' => COMPLETION_VIEW_REQUIRED,
        ]);
        [$course, $cm] = get_course_and_cm_from_cmid($tally->cmid, 'tally');
        $this->setUser($this->student);
        $sink = $this->redirectEvents();

        tally_view($tally, $course, $cm, $cm->context);

        $events = array_filter($sink->get_events(), function ($event): bool {
            return $event instanceof event\course_module_viewed;
        });
        $this->assertCount(1, $events);
        $completion = new \completion_info($course);
        $this->assertEquals(
            COMPLETION_COMPLETE,
            $completion->get_data($cm)->completionstate
        );
    }
    // #endregion view

    // #region grades
    /**
     * The grade is the sum of the entries.
     */
    public function test_grades(): void {
        $tally = $this->generator->create_instance(
            ['course' => $this->course->id]
        );
        foreach ([40, 2] as $value) {
            $this->generator->create_entry(['tallyid' => $tally->id, 'userid' => $this->student->id, 'value' => $value]);
        }

        tally_update_grades($tally, $this->student->id);

        $grades = grade_get_grades(
            $this->course->id,
            'mod',
            'tally',
            $tally->id,
            $this->student->id
        );
        $this->assertEquals(
            42,
            $grades->items[0]->grades[$this->student->id]->grade
        );
    }
    // #endregion grades

    // #region reset
    /**
     * The reset of a course removes entries and shifts dates.
     */
    public function test_reset_userdata(): void {
        global $DB;

        $timeclose = time() + WEEKSECS;
        $tally = $this->generator->create_instance(
            ['course' => $this->course->id, 'timeclose' => $timeclose]
        );
        $this->generator->create_entry(
            ['tallyid' => $tally->id, 'userid' => $this->student->id]
        );

        tally_reset_userdata((object) [
            'courseid' => $this->course->id,
            'reset_tally_entries' => 1,
            'timeshift' => DAYSECS,
        ]);

        $this->assertFalse($DB->record_exists(
            'tally_entries',
            ['tallyid' => $tally->id]
        ));
        $this->assertEquals(
            $timeclose + DAYSECS,
            $DB->get_field('tally', 'timeclose', ['id' => $tally->id])
        );
    }
    // #endregion reset

    // #region action
    /**
     * Students have an action until they submit an entry.
     */
    public function test_event_action(): void {
        global $DB;

        $tally = $this->generator->create_instance(
            ['course' => $this->course->id, 'timeclose' => time() + WEEKSECS]
        );
        $id = $DB->get_field(
            'event',
            'id',
            ['modulename' => 'tally', 'instance' => $tally->id]
        );
        $event = \calendar_event::load($id);
        $factory = new \core_calendar\action_factory();

        $action = mod_tally_core_calendar_provide_event_action(
            $event,
            $factory,
            $this->student->id
        );
        $this->assertTrue($action->is_actionable());

        $this->generator->create_entry(
            ['tallyid' => $tally->id, 'userid' => $this->student->id]
        );
        $this->assertNull(mod_tally_core_calendar_provide_event_action(
            $event,
            $factory,
            $this->student->id
        ));
    }
    // #endregion action
}
// #endregion class
