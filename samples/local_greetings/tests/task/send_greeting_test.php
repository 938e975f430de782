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
namespace local_greetings\task;

/**
 * Tests for the greeting task.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \local_greetings\task\send_greeting
 */
final class send_greeting_test extends \advanced_testcase {
    // #region sent
    /**
     * A queued greeting is sent to its recipient by email.
     */
    public function test_greeting_is_sent(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        $greeting = $this->getDataGenerator()->get_plugin_generator(
            'local_greetings'
        )->create_message(['userid' => $user->id]);
        $sink = $this->redirectEmails();

        \core\task\manager::queue_adhoc_task(
            send_greeting::instance($greeting->id)
        );
        $this->runAdhocTasks(send_greeting::class);

        $mails = $sink->get_messages();
        $this->assertCount(1, $mails);
        $this->assertSame($user->email, $mails[0]->to);
    }
    // #endregion sent

    // #region gone
    /**
     * A greeting that was deleted in the meantime doesn't cause an error.
     */
    public function test_deleted_greeting_is_ignored(): void {
        $this->resetAfterTest();

        $this->expectOutputRegex('/Greeting 0 no longer exists/');
        send_greeting::instance(0)->execute();
    }
    // #endregion gone

    // #region failed
    /**
     * If a greeting can't be sent, the task fails, so that cron tries again.
     */
    public function test_task_fails(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user(
            ['email' => 'invalid address']
        );
        $greeting = $this->getDataGenerator()->get_plugin_generator(
            'local_greetings'
        )->create_message(['userid' => $user->id]);

        try {
            send_greeting::instance($greeting->id)->execute();
            $this->fail('The task should throw an exception.');
        } catch (\core\exception\moodle_exception $exception) {
            $this->assertSame('greetingnotsent', $exception->errorcode);
        }
        $this->assertDebuggingCalled();
    }
    // #endregion failed
}
// #endregion class
