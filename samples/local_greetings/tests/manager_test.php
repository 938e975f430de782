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
 * Tests for the greetings manager.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \local_greetings\manager
 */
final class manager_test extends \advanced_testcase {
    // #region withcapability
    /**
     * A user with the capability can send a greeting.
     */
    public function test_send_with_capability(): void {
        global $DB;

        $this->resetAfterTest();
        $generator = $this->getDataGenerator();
        $context = \core\context\system::instance();
        $roleid = $generator->create_role();
        assign_capability('local/greetings:send', CAP_ALLOW, $roleid, $context);
        $sender = $generator->create_user();
        role_assign($roleid, $sender->id, $context->id);
        $recipient = $generator->create_user();

        $this->setUser($sender);
        $id = manager::send($recipient->id, 'Good morning');

        $this->assertTrue($DB->record_exists(
            'local_greetings_messages',
            ['id' => $id]
        ));
    }
    // #endregion withcapability

    // #region withoutcapability
    /**
     * A user without the capability can't send a greeting.
     */
    public function test_send_without_capability(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();

        $this->setUser($user);
        $this->expectException(
            \core\exception\required_capability_exception::class
        );
        manager::send($user->id, 'Good morning');
    }
    // #endregion withoutcapability

    // #region event
    /**
     * Sending triggers an event.
     */
    public function test_send_triggers_event(): void {
        $this->resetAfterTest();
        $this->setAdminUser();
        $recipient = $this->getDataGenerator()->create_user();
        $sink = $this->redirectEvents();

        $id = manager::send($recipient->id, 'Good morning');

        $events = array_filter(
            $sink->get_events(),
            fn($event): bool => $event instanceof event\greeting_sent
        );
        $sink->close();
        $this->assertCount(1, $events);
        $event = reset($events);
        $this->assertEquals($id, $event->objectid);
        $this->assertEquals($recipient->id, $event->relateduserid);
        $this->assertSame(12, $event->other['length']);
        $this->assertStringNotContainsString(
            'Good morning',
            $event->get_description()
        );
    }
    // #endregion event

    // #region notification
    /**
     * The recipient is notified, unless they have muted greetings.
     */
    public function test_send_notifies(): void {
        $this->resetAfterTest();
        // The observer waits for the end of the transaction that the test would
        // run in.
        $this->preventResetByRollback();
        $this->setAdminUser();
        $recipient = $this->getDataGenerator()->create_user();
        $silent = $this->getDataGenerator()->create_user();
        set_user_preference('local_greetings_muted', 1, $silent);
        $sink = $this->redirectMessages();

        manager::send($recipient->id, 'Good morning');
        manager::send($silent->id, 'Good morning');

        $messages = $sink->get_messages();
        $this->assertCount(1, $messages);
        $this->assertEquals($recipient->id, $messages[0]->useridto);
        $this->assertSame('local_greetings', $messages[0]->component);
        $this->assertSame('greeting', $messages[0]->eventtype);
    }
    // #endregion notification

    // #region task
    /**
     * Greetings are sent by email if this is enabled.
     */
    public function test_send_queues_task(): void {
        $this->resetAfterTest();
        $this->setAdminUser();
        set_config('sendemail', 1, 'local_greetings');
        $recipient = $this->getDataGenerator()->create_user();

        manager::send($recipient->id, 'Good morning');

        $this->assertCount(
            1,
            \core\task\manager::get_adhoc_tasks(task\send_greeting::class)
        );
    }
    // #endregion task

    // #region limit
    /**
     * The number of greetings per user and day is limited.
     */
    public function test_send_above_limit(): void {
        $this->resetAfterTest();
        $this->setAdminUser();
        $recipient = $this->getDataGenerator()->create_user();
        set_config('greetingsperday', 1, 'local_greetings');
        $clock = $this->mock_clock_with_frozen();
        manager::send($recipient->id, 'Good morning');

        // The greeting from the day before doesn't count any more.
        $clock->bump(DAYSECS);
        manager::send($recipient->id, 'Good morning');

        $this->expectException(\core\exception\moodle_exception::class);
        $this->expectExceptionMessage(get_string(
            'toomanygreetings',
            'local_greetings',
            1
        ));
        manager::send($recipient->id, 'Good evening');
    }
    // #endregion limit

    // #region transaction
    /**
     * If one greeting can't be stored, none is.
     */
    public function test_all_or_nothing(): void {
        global $DB;

        $this->resetAfterTest();
        $this->preventResetByRollback();
        $user = $this->getDataGenerator()->create_user();
        $other = $this->getDataGenerator()->create_user();

        try {
            manager::store_greetings(
                [$user->id => 'Good morning', $other->id => null]
            );
            $this->fail('A greeting without a message must not be stored.');
        } catch (\dml_write_exception $e) {
            // The default exception handler does this on a page.
            $DB->force_transaction_rollback();
        }

        $this->assertEquals(0, $DB->count_records('local_greetings_messages'));
    }
    // #endregion transaction
}
// #endregion class
