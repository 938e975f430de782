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
use external_multiple_structure;
use external_single_structure;
use external_value;
use local_greetings\manager;
use local_greetings\message_store;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->libdir . '/externallib.php');

/**
 * External function that sends several greetings, or none of them if one fails.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class create_greetings extends external_api {
    /** @var int Maximum number of greetings in one request. */
    protected const MAX_GREETINGS = 100;

    // #region parameters
    /**
     * Describes the parameters of execute().
     *
     * @return external_function_parameters
     */
    public static function execute_parameters(): external_function_parameters {
        return new external_function_parameters([
            'greetings' => new external_multiple_structure(
                new external_single_structure([
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
                ]),
                'Greetings to send, at most 100'
            ),
        ]);
    }
    // #endregion parameters

    // #region execute
    /**
     * Sends the greetings.
     *
     * @param array[] $greetings The greetings, each with userid and message.
     * @return array[] The stored greetings.
     */
    public static function execute(array $greetings): array {
        global $DB;

        $params = self::validate_parameters(
            self::execute_parameters(),
            ['greetings' => $greetings]
        );

        $context = \context_system::instance();
        self::validate_context($context);
        require_capability('local/greetings:send', $context);

        if (count($params['greetings']) > self::MAX_GREETINGS) {
            throw new \invalid_parameter_exception('A request can contain at most ' . self::MAX_GREETINGS . ' greetings.');
        }

        $fields = \core_user\fields::for_name()->including(
            'id',
            'username',
            'deleted',
            'confirmed'
        );
        $fields = $fields->get_sql('', false, '', '', false)->selects;
        $recipients = $DB->get_records_list(
            'user',
            'id',
            array_column($params['greetings'], 'userid'),
            '',
            $fields
        );
        foreach ($params['greetings'] as $greeting) {
            if (trim($greeting['message']) === '') {
                throw new \invalid_parameter_exception(
                    "The message for user {$greeting['userid']} is empty."
                );
            }
            if (!isset($recipients[$greeting['userid']])) {
                throw new \invalid_parameter_exception(
                    "User {$greeting['userid']} doesn't exist."
                );
            }
            \core_user::require_active_user($recipients[$greeting['userid']]);
        }

        $created = [];
        $transaction = $DB->start_delegated_transaction();
        try {
            foreach ($params['greetings'] as $greeting) {
                $stored = message_store::get(manager::send(
                    $greeting['userid'],
                    $greeting['message']
                ));
                $created[] = [
                    'id' => $stored->id,
                    'userid' => $stored->userid,
                    'fullname' => fullname($recipients[$stored->userid]),
                    'timecreated' => $stored->timecreated,
                ];
            }
        } catch (\Throwable $e) {
            $transaction->rollback($e);
        }
        $transaction->allow_commit();

        return $created;
    }
    // #endregion execute

    // #region returns
    /**
     * Describes the return value of execute().
     *
     * @return external_multiple_structure
     */
    public static function execute_returns(): external_multiple_structure {
        return new external_multiple_structure(
            new external_single_structure([
                'id' => new external_value(PARAM_INT, 'ID of the greeting'),
                'userid' => new external_value(
                    PARAM_INT,
                    'ID of the recipient'
                ),
                'fullname' => new external_value(
                    PARAM_NOTAGS,
                    'Full name of the recipient'
                ),
                'timecreated' => new external_value(
                    PARAM_INT,
                    'Time when the greeting was sent, as a Unix timestamp'
                ),
            ]),
            'Greetings that were sent, in the order of the request'
        );
    }
    // #endregion returns
}
// #endregion class
