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
class send_greeting_test extends \advanced_testcase {
    // #region sent
    /**
     * A queued greeting is sent to its recipient by email.
     */
    public function test_greeting_is_sent(): void {
        global $DB;

        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        $id = $DB->insert_record('local_greetings_messages', (object) [
            'userid' => $user->id,
            'message' => 'Good morning',
            'timecreated' => time(),
        ]);
        $sink = $this->redirectEmails();

        \core\task\manager::queue_adhoc_task(send_greeting::instance($id));
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

    // #region givesup
    /**
     * The task gives up when it has reached the longest delay between attempts.
     */
    public function test_task_gives_up(): void {
        global $DB;

        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user(
            ['email' => 'invalid address']
        );
        $id = $DB->insert_record('local_greetings_messages', (object) [
            'userid' => $user->id,
            'message' => 'Good morning',
            'timecreated' => time(),
        ]);

        $task = send_greeting::instance($id);
        $task->set_fail_delay(DAYSECS);
        $this->expectOutputRegex('/Giving up/');
        $task->execute();
        $this->assertDebuggingCalled();

        $task->set_fail_delay(HOURSECS);
        try {
            $task->execute();
            $this->fail(
                'The task should be tried again before the delay reaches a day.'
            );
        } catch (\moodle_exception $exception) {
            $this->assertSame('greetingnotsent', $exception->errorcode);
        }
        $this->assertDebuggingCalled();
    }
    // #endregion givesup
}
// #endregion class
