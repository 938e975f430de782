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
 * Notifies users of their greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class notifier {
    // #region notify
    /**
     * Notifies the recipient of a greeting.
     *
     * @param \stdClass $greeting Record from local_greetings_messages.
     * @return int|false ID of the notification; false if none was sent.
     */
    public static function notify(\stdClass $greeting): int|false {
        $recipient = \core_user::get_user($greeting->userid);
        if (!$recipient || $recipient->deleted || get_user_preferences(
            'local_greetings_muted',
            0,
            $recipient
        )) {
            return false;
        }

        $message = new \core\message\message();
        $message->component = 'local_greetings';
        $message->name = 'greeting';
        $message->userfrom = \core_user::get_noreply_user();
        $message->userto = $recipient;
        $message->subject = get_string('greetingsubject', 'local_greetings');
        $message->fullmessage = $greeting->message;
        $message->fullmessageformat = FORMAT_PLAIN;
        $message->fullmessagehtml = '';
        $message->smallmessage = get_string(
            'greetingsubject',
            'local_greetings'
        );
        $message->notification = 1;
        $message->contexturl = (new \core\url(
            '/local/greetings/view.php',
            ['id' => $greeting->id]
        ))->out(false);
        $message->contexturlname = get_string('greetings', 'local_greetings');

        return message_send($message);
    }
    // #endregion notify
}
// #endregion class
