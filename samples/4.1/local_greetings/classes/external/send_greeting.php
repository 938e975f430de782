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

use external_api;
use external_function_parameters;
use external_single_structure;
use external_value;
use local_greetings\manager;
use local_greetings\message_store;

defined('MOODLE_INTERNAL') || die();

require_once($CFG->libdir . '/externallib.php');

/**
 * Sends a greeting to somebody.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class send_greeting extends external_api {
    // #region parameters
    /**
     * Describes the parameters.
     *
     * @return external_function_parameters
     */
    public static function execute_parameters(): external_function_parameters {
        return new external_function_parameters([
            'userid' => new external_value(PARAM_INT, 'Whom the greeting is for'),
            'message' => new external_value(PARAM_TEXT, 'Text of the greeting'),
        ]);
    }
    // #endregion parameters

    // #region execute
    /**
     * Sends the greeting.
     *
     * @param int $userid Whom the greeting is for.
     * @param string $message The text.
     * @return array
     */
    public static function execute(int $userid, string $message): array {
        $params = self::validate_parameters(self::execute_parameters(), [
            'userid' => $userid,
            'message' => $message,
        ]);

        $context = \context_system::instance();
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
     * Describes the result.
     *
     * @return external_single_structure
     */
    public static function execute_returns(): external_single_structure {
        return new external_single_structure([
            'id' => new external_value(PARAM_INT, 'Id of the greeting'),
            'userid' => new external_value(PARAM_INT, 'Whom the greeting is for'),
            'fullname' => new external_value(PARAM_NOTAGS, 'Name of that person'),
            'message' => new external_value(PARAM_TEXT, 'Text of the greeting'),
            'timecreated' => new external_value(PARAM_INT, 'When it was sent, as a Unix timestamp'),
        ]);
    }
    // #endregion returns
}
// #endregion class
