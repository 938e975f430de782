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
 * Sends one greeting in the background.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class send_greeting extends \core\task\adhoc_task {
    // #region instance
    /**
     * Creates a task that sends one greeting.
     *
     * @param int $greetingid ID of a record in local_greetings_messages.
     * @return self
     */
    public static function instance(int $greetingid): self {
        $task = new self();
        $task->set_custom_data((object) ['greetingid' => $greetingid]);

        return $task;
    }
    // #endregion instance

    // #region name
    /**
     * Returns the name shown in the task log.
     *
     * @return string
     */
    public function get_name(): string {
        return get_string('tasksendgreeting', 'local_greetings');
    }
    // #endregion name

    // #region execute
    /**
     * Sends the greeting by email.
     *
     * @throws \core\exception\moodle_exception If the email cannot be sent, so
     *     that cron tries again later.
     */
    public function execute(): void {
        global $DB;

        $data = $this->get_custom_data();
        $greeting = $DB->get_record(
            'local_greetings_messages',
            ['id' => $data->greetingid]
        );
        if (!$greeting) {
            mtrace("Greeting {$data->greetingid} no longer exists.");
            return;
        }

        $recipient = \core_user::get_user($greeting->userid);
        if (!$recipient || $recipient->deleted) {
            mtrace("User {$greeting->userid} no longer exists.");
            return;
        }

        $subject = get_string('greetingsubject', 'local_greetings');
        $sent = email_to_user(
            $recipient,
            \core_user::get_noreply_user(),
            $subject,
            $greeting->message
        );
        if (!$sent) {
            throw new \core\exception\moodle_exception(
                'greetingnotsent',
                'local_greetings',
                '',
                $greeting->id
            );
        }
    }
    // #endregion execute
}
// #endregion class
