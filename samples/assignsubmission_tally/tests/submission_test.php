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
namespace assignsubmission_tally;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->dirroot . '/mod/assign/tests/generator.php');

/**
 * Tests for the tally submissions.
 *
 * @package    assignsubmission_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \assign_submission_tally
 */
final class submission_test extends \advanced_testcase {
    use \mod_assign_test_generator;

    // #region setup
    /** @var \assign An assignment. */
    protected \assign $assign;

    /** @var \stdClass A student. */
    protected \stdClass $student;

    /**
     * Creates an assignment that accepts numbers up to 10.
     */
    protected function setUp(): void {
        parent::setUp();
        $this->resetAfterTest();

        $course = $this->getDataGenerator()->create_course();
        $this->student = $this->getDataGenerator()->create_and_enrol(
            $course,
            'student'
        );
        $this->assign = $this->create_instance($course, [
            'assignsubmission_tally_enabled' => 1,
            'assignsubmission_tally_maximum' => 10,
        ]);
        $this->setUser($this->student);
    }

    /**
     * Submits a number.
     *
     * @param string $value The number.
     * @return string[] Errors.
     */
    protected function submit(string $value): array {
        $notices = [];
        $this->assign->save_submission((object) [
            'userid' => $this->student->id,
            'tallyvalue' => $value,
            'tallyevidence_filemanager' => file_get_unused_draft_itemid(),
        ], $notices);

        return $notices;
    }
    // #endregion setup

    // #region save
    /**
     * A number can be saved and changed, and counts as a submission.
     */
    public function test_save(): void {
        $sink = $this->redirectEvents();
        $this->assertEmpty($this->submit('7'));
        $this->assertEmpty($this->submit('8'));

        $submission = $this->assign->get_user_submission(
            $this->student->id,
            false
        );
        $plugin = $this->assign->get_submission_plugin_by_type('tally');
        $this->assertEquals(8, $plugin->get_value($submission->id));
        $this->assertFalse($plugin->is_empty($submission));

        $names = array_map('get_class', $sink->get_events());
        $this->assertContains(event\submission_created::class, $names);
        $this->assertContains(event\submission_updated::class, $names);
    }
    // #endregion save

    // #region refuse
    /**
     * Invalid and excessive numbers and empty submissions are rejected.
     */
    public function test_refuse(): void {
        foreach (['abc', '12.7'] as $value) {
            $this->assertContains(
                get_string('notwholenumber', 'assignsubmission_tally'),
                $this->submit($value)
            );
        }
        $this->assertContains(
            get_string('toohigh', 'assignsubmission_tally', 10),
            $this->submit('11')
        );
        $this->assertContains(
            get_string('submissionempty', 'mod_assign'),
            $this->submit('')
        );
    }
    // #endregion refuse
}
// #endregion class
