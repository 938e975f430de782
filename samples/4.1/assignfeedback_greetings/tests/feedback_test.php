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
namespace assignfeedback_greetings;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->dirroot . '/mod/assign/tests/generator.php');

/**
 * Tests for the greetings feedback plugin.
 *
 * @package    assignfeedback_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \assign_feedback_greetings
 */
final class feedback_test extends \advanced_testcase {
    use \mod_assign_test_generator;

    // #region setup
    /** @var \assign_feedback_greetings The plugin. */
    protected \assign_feedback_greetings $plugin;

    /** @var \stdClass The assign_grades record. */
    protected \stdClass $grade;

    /**
     * Creates an assignment with a grade.
     */
    protected function setUp(): void {
        parent::setUp();
        $this->resetAfterTest();

        $course = $this->getDataGenerator()->create_course();
        $teacher = $this->getDataGenerator()->create_and_enrol(
            $course,
            'editingteacher'
        );
        $student = $this->getDataGenerator()->create_and_enrol(
            $course,
            'student'
        );
        $assign = $this->create_instance($course, [
            'assignfeedback_greetings_enabled' => 1,
            'assignfeedback_greetings_standard' => 'Hello',
        ]);
        $this->setUser($teacher);

        $this->plugin = $assign->get_feedback_plugin_by_type('greetings');
        $this->grade = $assign->get_user_grade($student->id, true);
    }
    // #endregion setup

    // #region save
    /**
     * A greeting is stored, and counts as modified only if it differs from the
     * stored one.
     */
    public function test_save(): void {
        $data = (object) ['assignfeedbackgreeting' => 'Well done'];
        $this->assertTrue($this->plugin->is_empty($this->grade));
        $this->assertTrue($this->plugin->is_feedback_modified(
            $this->grade,
            $data
        ));

        $this->plugin->save($this->grade, $data);

        $this->assertFalse($this->plugin->is_empty($this->grade));
        $this->assertFalse($this->plugin->is_feedback_modified(
            $this->grade,
            $data
        ));
        $this->assertEquals(
            'Well done',
            $this->plugin->text_for_gradebook($this->grade)
        );
    }
    // #endregion save

    // #region quick
    /**
     * The quick grading field is stored.
     */
    public function test_quickgrading(): void {
        $_POST['quickgrade_greetings_' . $this->grade->userid] = 'Good morning';

        $this->assertTrue($this->plugin->is_quickgrading_modified(
            $this->grade->userid,
            $this->grade
        ));
        $this->plugin->save_quickgrading_changes(
            $this->grade->userid,
            $this->grade
        );
        $this->assertFalse($this->plugin->is_quickgrading_modified(
            $this->grade->userid,
            $this->grade
        ));
    }
    // #endregion quick

    // #region batch
    /**
     * Teachers can greet selected students, and the dialogue has a confirmation
     * message.
     */
    public function test_batch_operations(): void {
        $this->assertSame(
            ['greet'],
            array_keys($this->plugin->get_grading_batch_operations())
        );
        $this->assertTrue(
            get_string_manager()->string_exists(
                'batchoperationconfirmgreet',
                'assignfeedback_greetings'
            )
        );
    }
    // #endregion batch
}
// #endregion class
