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
namespace local_greetings\external;

use core_external\external_api;
use core_external\external_function_parameters;
use core_external\external_single_structure;
use core_external\external_value;
use local_greetings\manager;
use local_greetings\message_store;

/**
 * External function that sends a greeting to a user.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class send_greeting extends external_api {
    // #region parameters
    /**
     * Describes the parameters of execute().
     *
     * @return external_function_parameters
     */
    public static function execute_parameters(): external_function_parameters {
        return new external_function_parameters([
            'userid' => new external_value(
                PARAM_INT,
                'ID of the recipient',
                VALUE_REQUIRED,
                null,
                NULL_NOT_ALLOWED
            ),
            'message' => new external_value(
                PARAM_TEXT,
                'Text of the greeting',
                VALUE_REQUIRED,
                null,
                NULL_NOT_ALLOWED
            ),
        ]);
    }
    // #endregion parameters

    // #region execute
    /**
     * Sends a greeting.
     *
     * @param int $userid ID of the recipient.
     * @param string $message Text of the greeting.
     * @return array The stored greeting.
     */
    public static function execute(int $userid, string $message): array {
        $params = self::validate_parameters(self::execute_parameters(), [
            'userid' => $userid,
            'message' => $message,
        ]);

        $context = \core\context\system::instance();
        self::validate_context($context);
        require_capability('local/greetings:send', $context);

        $recipient = \core_user::get_user($params['userid'], '*', MUST_EXIST);
        \core_user::require_active_user($recipient);

        $id = manager::send($recipient->id, $params['message']);
        $greeting = message_store::get($id);

        return [
            'id' => $greeting->id,
            'userid' => $greeting->userid,
            'fullname' => fullname($recipient),
            'message' => $greeting->message,
            'timecreated' => $greeting->timecreated,
        ];
    }
    // #endregion execute

    // #region returns
    /**
     * Describes the return value of execute().
     *
     * @return external_single_structure
     */
    public static function execute_returns(): external_single_structure {
        return new external_single_structure([
            'id' => new external_value(PARAM_INT, 'ID of the greeting'),
            'userid' => new external_value(PARAM_INT, 'ID of the recipient'),
            'fullname' => new external_value(
                PARAM_NOTAGS,
                'Full name of the recipient'
            ),
            'message' => new external_value(PARAM_TEXT, 'Text of the greeting'),
            'timecreated' => new external_value(
                PARAM_INT,
                'Time when the greeting was sent, as a Unix timestamp'
            ),
        ]);
    }
    // #endregion returns
}
// #endregion class
