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
use core_external\external_multiple_structure;
use core_external\external_single_structure;
use core_external\external_value;
use core_external\external_warnings;
use local_greetings\message_store;

/**
 * Returns greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class get_greetings extends external_api {
    // #region parameters
    /**
     * Describes the parameters.
     *
     * @return external_function_parameters
     */
    public static function execute_parameters(): external_function_parameters {
        return new external_function_parameters([
            'userid' => new external_value(PARAM_INT, 'Whom the greetings are for; 0 for the current user', VALUE_DEFAULT, 0),
            'page' => new external_value(PARAM_INT, 'Number of the page, from 0', VALUE_DEFAULT, 0),
            'perpage' => new external_value(PARAM_INT, 'How many greetings a page has, at most 100', VALUE_DEFAULT, 20),
        ]);
    }
    // #endregion parameters

    // #region execute
    /**
     * Returns the greetings for one person, newest first.
     *
     * @param int $userid Whom the greetings are for; 0 for the current user.
     * @param int $page The number of the page, from 0.
     * @param int $perpage How many greetings a page has.
     * @return array
     */
    public static function execute(int $userid = 0, int $page = 0, int $perpage = 20): array {
        global $USER;

        $params = self::validate_parameters(self::execute_parameters(), [
            'userid' => $userid,
            'page' => $page,
            'perpage' => $perpage,
        ]);

        $context = \core\context\system::instance();
        self::validate_context($context);
        require_capability('local/greetings:view', $context);

        $warnings = [];
        if ($params['perpage'] < 1 || $params['perpage'] > 100) {
            $params['perpage'] = 100;
            $warnings[] = [
                'item' => 'perpage',
                'warningcode' => 'outofrange',
                'message' => 'A page has 1 to 100 greetings.',
            ];
        }

        $greetings = [];
        $userid = $params['userid'] ?: $USER->id;
        foreach (message_store::get_page(max($params['page'], 0), $params['perpage'], $userid) as $record) {
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
     * Describes the result.
     *
     * @return external_single_structure
     */
    public static function execute_returns(): external_single_structure {
        return new external_single_structure([
            'greetings' => new external_multiple_structure(
                new external_single_structure([
                    'id' => new external_value(PARAM_INT, 'Id of the greeting'),
                    'userid' => new external_value(PARAM_INT, 'Whom the greeting is for'),
                    'fullname' => new external_value(PARAM_NOTAGS, 'Name of that person'),
                    'message' => new external_value(PARAM_TEXT, 'Text of the greeting'),
                    'timecreated' => new external_value(PARAM_INT, 'When it was sent, as a Unix timestamp'),
                ]),
                'Greetings, newest first'
            ),
            'total' => new external_value(PARAM_INT, 'How many greetings there are on all pages'),
            'warnings' => new external_warnings(),
        ]);
    }
    // #endregion returns
}
// #endregion class
