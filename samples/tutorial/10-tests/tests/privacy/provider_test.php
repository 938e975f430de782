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

namespace local_greetings\privacy;

use core_privacy\local\request\approved_userlist;
use core_privacy\local\request\writer;
use core_privacy\tests\provider_testcase;
use local_greetings\message_store;

/**
 * Tests for the privacy provider.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \local_greetings\privacy\provider
 */
final class provider_test extends provider_testcase {
    /**
     * A user's greetings are found and exported.
     */
    public function test_export(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        message_store::add($user->id, 'Good morning');
        message_store::add(get_admin()->id, 'Good evening');
        $context = \core\context\user::instance($user->id);

        $contextlist = provider::get_contexts_for_userid($user->id);
        $this->assertEquals([$context->id], $contextlist->get_contextids());

        $component = 'local_greetings';
        $this->export_context_data_for_user($user->id, $context, $component);

        $path = [get_string('pluginname', 'local_greetings')];
        $data = writer::with_context($context)->get_data($path);
        $messages = array_column($data->greetings, 'message');
        $this->assertSame(['Good morning'], $messages);
    }

    /**
     * Only the data of the context's user is deleted.
     */
    public function test_delete_data_for_users(): void {
        global $DB;

        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        $other = $this->getDataGenerator()->create_user();
        message_store::add($user->id, 'Good morning');
        message_store::add($other->id, 'Good evening');

        $context = \core\context\user::instance($user->id);
        $userids = [$user->id, $other->id];
        provider::delete_data_for_users(
            new approved_userlist($context, 'local_greetings', $userids)
        );

        $table = 'local_greetings_messages';
        $this->assertFalse($DB->record_exists($table, ['userid' => $user->id]));
        $this->assertTrue($DB->record_exists($table, ['userid' => $other->id]));
    }
}
