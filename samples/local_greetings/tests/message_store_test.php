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
namespace local_greetings;

/**
 * Tests for the message store.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \local_greetings\message_store
 */
final class message_store_test extends \advanced_testcase {
    // #region add
    /**
     * A greeting that was added can be read.
     */
    public function test_add(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();

        $id = message_store::add($user->id, 'Good morning');

        $greeting = message_store::get($id);
        $this->assertEquals($user->id, $greeting->userid);
        $this->assertSame('Good morning', $greeting->message);
    }
    // #endregion add

    // #region missing
    /**
     * A greeting that doesn't exist can't be read.
     */
    public function test_get_missing(): void {
        $this->expectException(\dml_missing_record_exception::class);
        message_store::get(-1);
    }
    // #endregion missing

    // #region delete
    /**
     * A user's greetings are deleted, and other users keep theirs.
     */
    public function test_delete_for_user(): void {
        global $DB;

        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        $other = $this->getDataGenerator()->create_user();
        message_store::add($user->id, 'Good morning');
        message_store::add($other->id, 'Good morning');

        message_store::delete_for_user($user->id);

        $this->assertFalse($DB->record_exists(
            'local_greetings_messages',
            ['userid' => $user->id]
        ));
        $this->assertEquals(
            1,
            $DB->count_records(
                'local_greetings_messages',
                ['userid' => $other->id]
            )
        );
    }
    // #endregion delete

    // #region count
    /**
     * The cached number matches the table.
     *
     * @dataProvider count_provider
     * @param string[] $messages Greetings to store.
     * @param int $expected Expected number of greetings.
     */
    public function test_count_for_user(array $messages, int $expected): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        $this->assertSame(0, message_store::count_for_user($user->id));

        foreach ($messages as $message) {
            message_store::add($user->id, $message);
        }

        $this->assertSame($expected, message_store::count_for_user($user->id));
    }

    /**
     * Cases for test_count_for_user().
     *
     * @return array[]
     */
    public static function count_provider(): array {
        return [
            'None' => [[], 0],
            'One' => [['Good morning'], 1],
            'The same twice' => [['Good morning', 'Good morning'], 2],
        ];
    }
    // #endregion count

    // #region page
    /**
     * A page contains greetings with the recipients' names, newest first.
     */
    public function test_get_page(): void {
        $this->resetAfterTest();
        $generator = $this->getDataGenerator()->get_plugin_generator(
            'local_greetings'
        );
        $user = $this->getDataGenerator()->create_user(
            ['firstname' => 'Sam', 'lastname' => 'Student']
        );
        $first = $generator->create_message(
            ['userid' => $user->id, 'timecreated' => 100]
        );
        $second = $generator->create_message(
            ['userid' => $user->id, 'timecreated' => 200]
        );

        $page = message_store::get_page(0, 10, $user->id);

        $this->assertEquals([$second->id, $first->id], array_keys($page));
        $this->assertSame('Sam Student', fullname($page[$first->id]));
        $this->assertSame(2, message_store::count_all($user->id));
    }
    // #endregion page
}
// #endregion class
