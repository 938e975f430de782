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
use external_warnings;
use local_greetings\message_store;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->libdir . '/externallib.php');

/**
 * External function that returns a user's greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class get_greetings extends external_api {
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
                'ID of the recipient; 0 for the current user',
                VALUE_DEFAULT,
                0,
                NULL_NOT_ALLOWED
            ),
            'page' => new external_value(
                PARAM_INT,
                'Page number, starting at 0',
                VALUE_DEFAULT,
                0,
                NULL_NOT_ALLOWED
            ),
            'perpage' => new external_value(
                PARAM_INT,
                'Greetings per page, 1 to 100',
                VALUE_DEFAULT,
                20,
                NULL_NOT_ALLOWED
            ),
        ]);
    }
    // #endregion parameters

    // #region execute
    /**
     * Returns a page of a user's greetings, newest first.
     *
     * @param int $userid ID of the recipient; 0 for the current user.
     * @param int $page Page number, starting at 0.
     * @param int $perpage Greetings per page, 1 to 100.
     * @return array
     */
    public static function execute(
        int $userid = 0,
        int $page = 0,
        int $perpage = 20
    ): array {
        global $USER;

        $params = self::validate_parameters(self::execute_parameters(), [
            'userid' => $userid,
            'page' => $page,
            'perpage' => $perpage,
        ]);

        $context = \context_system::instance();
        self::validate_context($context);
        require_capability('local/greetings:view', $context);

        // Users can always read their own greetings. Reading other users'
        // greetings needs a separate capability.
        $userid = $params['userid'] ?: $USER->id;
        if ($userid != $USER->id) {
            require_capability('local/greetings:viewothers', $context);
        }

        $warnings = [];
        if ($params['perpage'] < 1 || $params['perpage'] > 100) {
            $params['perpage'] = 100;
            $warnings[] = [
                'item' => 'perpage',
                'warningcode' => 'outofrange',
                'message' => 'The value of perpage must be between 1 and 100. Returning up to 100 greetings.',
            ];
        }

        $greetings = [];
        foreach (message_store::get_page(
            max($params['page'], 0),
            $params['perpage'],
            $userid
        ) as $record) {
            $greetings[] = [
                'id' => $record->id,
                'userid' => $record->userid,
                'fullname' => fullname($record),
                'message' => $record->message,
                'timecreated' => $record->timecreated,
            ];
        }

        return ['greetings' => $greetings, 'total' => message_store::count_all($userid), 'warnings' => $warnings];
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
            'greetings' => new external_multiple_structure(
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
                    'message' => new external_value(
                        PARAM_TEXT,
                        'Text of the greeting'
                    ),
                    'timecreated' => new external_value(
                        PARAM_INT,
                        'Time when the greeting was sent, as a Unix timestamp'
                    ),
                ]),
                'Greetings, newest first'
            ),
            'total' => new external_value(
                PARAM_INT,
                'Number of greetings on all pages'
            ),
            'warnings' => new external_warnings(),
        ]);
    }
    // #endregion returns
}
// #endregion class
