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
namespace local_greetings\privacy;

use core_privacy\local\metadata\collection;
use core_privacy\local\request\approved_userlist;
use core_privacy\local\request\userlist;
use core_privacy\local\request\writer;
use core_privacy\tests\provider_testcase;

/**
 * Tests for the privacy provider.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \local_greetings\privacy\provider
 */
final class provider_test extends provider_testcase {
    /** @var \stdClass User with a greeting. */
    protected \stdClass $user;

    /** @var \stdClass Another user with a greeting. */
    protected \stdClass $other;

    // #region setup
    /**
     * Creates two users with a greeting each.
     */
    protected function setUp(): void {
        parent::setUp();
        $this->resetAfterTest();

        $generator = $this->getDataGenerator()->get_plugin_generator(
            'local_greetings'
        );
        foreach (['user', 'other'] as $name) {
            $this->$name = $this->getDataGenerator()->create_user();
            $generator->create_message(
                ['userid' => $this->$name->id, 'message' => "For {$name}"]
            );
        }
    }
    // #endregion setup

    // #region metadata
    /**
     * The table, the preference and the subsystem are described.
     */
    public function test_get_metadata(): void {
        $items = provider::get_metadata(
            new collection('local_greetings')
        )->get_collection();

        $this->assertCount(3, $items);
        $this->assertSame('local_greetings_messages', $items[0]->get_name());
    }
    // #endregion metadata

    // #region contexts
    /**
     * The data is in the user's context.
     */
    public function test_get_contexts_for_userid(): void {
        $context = \core\context\user::instance($this->user->id);

        $contextlist = provider::get_contexts_for_userid($this->user->id);

        $this->assertEquals([$context->id], $contextlist->get_contextids());
    }

    /**
     * A user context contains data about that user only.
     */
    public function test_get_users_in_context(): void {
        $context = \core\context\user::instance($this->user->id);
        $userlist = new userlist($context, 'local_greetings');

        provider::get_users_in_context($userlist);

        $this->assertEquals([$this->user->id], $userlist->get_userids());
    }
    // #endregion contexts

    // #region export
    /**
     * The export contains the user's greetings and no others.
     */
    public function test_export_user_data(): void {
        $context = \core\context\user::instance($this->user->id);

        $this->export_context_data_for_user(
            $this->user->id,
            $context,
            'local_greetings'
        );

        $data = writer::with_context($context)->get_data([get_string(
            'greetings',
            'local_greetings'
        )]);
        $this->assertSame(
            ['For user'],
            array_column($data->greetings, 'message')
        );
    }

    /**
     * The preference is exported with a readable value.
     */
    public function test_export_user_preferences(): void {
        set_user_preference('local_greetings_muted', 1, $this->user);

        provider::export_user_preferences($this->user->id);

        $context = \core\context\system::instance();
        $preferences = writer::with_context($context)->get_user_preferences(
            'local_greetings'
        );
        $this->assertSame(
            get_string('yes'),
            $preferences->local_greetings_muted->value
        );
    }
    // #endregion export

    // #region delete
    /**
     * The user's data is deleted, and other users keep theirs.
     */
    public function test_delete_data_for_users(): void {
        global $DB;

        $context = \core\context\user::instance($this->user->id);
        $userlist = new approved_userlist(
            $context,
            'local_greetings',
            [$this->user->id, $this->other->id]
        );

        provider::delete_data_for_users($userlist);

        $this->assertFalse($DB->record_exists(
            'local_greetings_messages',
            ['userid' => $this->user->id]
        ));
        $this->assertTrue($DB->record_exists(
            'local_greetings_messages',
            ['userid' => $this->other->id]
        ));
    }
    // #endregion delete
}
// #endregion class
