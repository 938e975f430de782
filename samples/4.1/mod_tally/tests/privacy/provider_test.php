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
namespace mod_tally\privacy;

use core_privacy\local\request\approved_userlist;
use core_privacy\local\request\userlist;
use core_privacy\local\request\writer;
use core_privacy\tests\provider_testcase;
use mod_tally\local\counter;

/**
 * Tests for the privacy provider.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \mod_tally\privacy\provider
 */
final class provider_test extends provider_testcase {
    /** @var \stdClass Student with an entry and a file. */
    protected \stdClass $student;

    /** @var \stdClass Another student with an entry and a file. */
    protected \stdClass $other;

    /** @var \stdClass Tally with the entries. */
    protected \stdClass $tally;

    /** @var \context Context of the tally. */
    protected \context $context;

    // #region setup
    /**
     * Creates a tally with two entries.
     */
    protected function setUp(): void {
        parent::setUp();
        $this->resetAfterTest();

        $course = $this->getDataGenerator()->create_course();
        $this->tally = $this->getDataGenerator()->create_module(
            'tally',
            ['course' => $course->id]
        );
        $this->context = \context_module::instance($this->tally->cmid);
        $generator = $this->getDataGenerator()->get_plugin_generator('mod_tally');
        foreach (['student' => 40, 'other' => 2] as $name => $value) {
            $this->$name = $this->getDataGenerator()->create_and_enrol(
                $course,
                'student'
            );
            $entry = $generator->create_entry([
                'tallyid' => $this->tally->id,
                'userid' => $this->$name->id,
                'value' => $value,
            ]);
            get_file_storage()->create_file_from_string([
                'contextid' => $this->context->id,
                'component' => 'mod_tally',
                'filearea' => counter::FILEAREA,
                'itemid' => $entry->id,
                'filepath' => '/',
                'filename' => "{$name}.txt",
            ], 'Counted by hand');
        }
    }
    // #endregion setup

    // #region contexts
    /**
     * The provider finds a user's contexts and a context's users.
     */
    public function test_contexts_and_users(): void {
        $contextlist = provider::get_contexts_for_userid($this->student->id);
        $this->assertEquals(
            [$this->context->id],
            $contextlist->get_contextids()
        );

        $userlist = new userlist($this->context, 'mod_tally');
        provider::get_users_in_context($userlist);
        $this->assertEqualsCanonicalizing(
            [$this->student->id, $this->other->id],
            $userlist->get_userids()
        );
    }

    /**
     * Each context is listed once, even if a user has several entries in it.
     */
    public function test_contexts_are_not_repeated(): void {
        $generator = $this->getDataGenerator();
        $second = $generator->create_module(
            'tally',
            ['course' => $this->tally->course]
        );
        foreach ([$this->tally->id, $second->id, $second->id] as $tallyid) {
            $generator->get_plugin_generator('mod_tally')->create_entry([
                'tallyid' => $tallyid,
                'userid' => $this->student->id,
            ]);
        }

        // A repeated context would leave a gap in the list, and the loop would
        // end there.
        $contextlist = provider::get_contexts_for_userid($this->student->id);
        $this->assertCount(2, iterator_to_array($contextlist));
    }
    // #endregion contexts

    // #region export
    /**
     * The export contains the user's entries and files, and no others.
     */
    public function test_export_user_data(): void {
        global $DB;

        $this->export_context_data_for_user(
            $this->student->id,
            $this->context,
            'mod_tally'
        );

        $writer = writer::with_context($this->context);
        $this->assertEquals(
            [40],
            array_column($writer->get_data([])->entries, 'value')
        );
        $entryid = $DB->get_field(
            'tally_entries',
            'id',
            ['userid' => $this->student->id]
        );
        $otherid = $DB->get_field(
            'tally_entries',
            'id',
            ['userid' => $this->other->id]
        );
        $path = get_string('entries', 'tally');
        $this->assertSame(
            ['student.txt'],
            array_keys($writer->get_files([$path, $entryid]))
        );
        $this->assertEmpty($writer->get_files([$path, $otherid]));
    }
    // #endregion export

    // #region delete
    /**
     * The user's data is deleted, and other users keep theirs.
     */
    public function test_delete_data_for_users(): void {
        global $DB;

        $userlist = new approved_userlist(
            $this->context,
            'mod_tally',
            [$this->student->id]
        );
        provider::delete_data_for_users($userlist);

        $this->assertEquals(
            [$this->other->id],
            $DB->get_fieldset_select('tally_entries', 'userid', '')
        );
        $files = get_file_storage()->get_area_files(
            $this->context->id,
            'mod_tally',
            counter::FILEAREA,
            false,
            'itemid',
            false
        );
        $this->assertCount(1, $files);
        $this->assertSame('other.txt', reset($files)->get_filename());
    }

    /**
     * The data of all users in the context is deleted.
     */
    public function test_delete_data_for_all_users_in_context(): void {
        global $DB;

        provider::delete_data_for_all_users_in_context($this->context);

        $this->assertEquals(0, $DB->count_records('tally_entries'));
    }
    // #endregion delete
}
// #endregion class
