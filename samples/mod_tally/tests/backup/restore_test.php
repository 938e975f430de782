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
namespace mod_tally\backup;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->dirroot . '/backup/util/includes/backup_includes.php');
require_once($CFG->dirroot . '/backup/util/includes/restore_includes.php');

/**
 * Tests for backup and restore.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \backup_tally_activity_structure_step
 * @covers     \restore_tally_activity_structure_step
 */
final class restore_test extends \advanced_testcase {
    // #region restore
    /**
     * Settings and entries are restored in the new course.
     */
    public function test_restore(): void {
        global $DB;

        $this->resetAfterTest();
        $this->setAdminUser();
        $course = $this->getDataGenerator()->create_course();
        $student = $this->getDataGenerator()->create_and_enrol(
            $course,
            'student'
        );
        $tally = $this->getDataGenerator()->create_module(
            'tally',
            ['course' => $course->id, 'name' => 'Steps', 'grade' => 50]
        );
        $this->getDataGenerator()->get_plugin_generator('mod_tally')->create_entry([
            'tallyid' => $tally->id,
            'userid' => $student->id,
            'value' => 42,
        ]);

        $newcourseid = $this->backup_and_restore($course);

        $restored = $DB->get_record(
            'tally',
            ['course' => $newcourseid],
            '*',
            MUST_EXIST
        );
        $this->assertSame('Steps', $restored->name);
        $this->assertEquals(50, $restored->grade);
        $entry = $DB->get_record(
            'tally_entries',
            ['tallyid' => $restored->id],
            '*',
            MUST_EXIST
        );
        $this->assertEquals($student->id, $entry->userid);
        $this->assertEquals(42, $entry->value);
    }
    // #endregion restore

    // #region roundtrip
    /**
     * Backs up a course and restores it into a new one.
     *
     * @param \stdClass $course The course.
     * @return int ID of the new course.
     */
    protected function backup_and_restore(\stdClass $course): int {
        global $CFG, $USER;

        $CFG->backup_file_logger_level = \backup::LOG_NONE;

        // The import mode keeps the folder and doesn't create an archive.
        $backup = new \backup_controller(
            \backup::TYPE_1COURSE,
            $course->id,
            \backup::FORMAT_MOODLE,
            \backup::INTERACTIVE_NO,
            \backup::MODE_IMPORT,
            $USER->id
        );
        $backup->get_plan()->get_setting('users')->set_status(
            \backup_setting::NOT_LOCKED
        );
        $backup->get_plan()->get_setting('users')->set_value(true);
        $backupid = $backup->get_backupid();
        $backup->execute_plan();
        $backup->destroy();

        $newcourseid = \restore_dbops::create_new_course(
            'Restored',
            'restored',
            $course->category
        );
        $restore = new \restore_controller(
            $backupid,
            $newcourseid,
            \backup::INTERACTIVE_NO,
            \backup::MODE_GENERAL,
            $USER->id,
            \backup::TARGET_NEW_COURSE
        );
        $restore->get_plan()->get_setting('users')->set_status(
            \backup_setting::NOT_LOCKED
        );
        $restore->get_plan()->get_setting('users')->set_value(true);
        $this->assertTrue($restore->execute_precheck());
        $restore->execute_plan();
        $restore->destroy();

        return $newcourseid;
    }
    // #endregion roundtrip
}
// #endregion class
