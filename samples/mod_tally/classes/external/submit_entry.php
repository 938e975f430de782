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
namespace mod_tally\external;

use core_external\external_api;
use core_external\external_function_parameters;
use core_external\external_single_structure;
use core_external\external_value;
use mod_tally\local\counter;

/**
 * External function that submits a number to a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class submit_entry extends external_api {
    // #region parameters
    /**
     * Describes the parameters of execute().
     *
     * @return external_function_parameters
     */
    public static function execute_parameters(): external_function_parameters {
        return new external_function_parameters([
            'cmid' => new external_value(
                PARAM_INT,
                'ID of the course module',
                VALUE_REQUIRED,
                null,
                NULL_NOT_ALLOWED
            ),
            'value' => new external_value(
                PARAM_INT,
                'Number to submit',
                VALUE_REQUIRED,
                null,
                NULL_NOT_ALLOWED
            ),
        ]);
    }
    // #endregion parameters

    // #region execute
    /**
     * Stores an entry of the current user.
     *
     * @param int $cmid ID of the course module.
     * @param int $value Number to submit.
     * @return array
     */
    public static function execute(int $cmid, int $value): array {
        $params = self::validate_parameters(
            self::execute_parameters(),
            ['cmid' => $cmid, 'value' => $value]
        );

        [, $cm] = get_course_and_cm_from_cmid($params['cmid'], 'tally');
        self::validate_context($cm->context);
        require_capability('mod/tally:submit', $cm->context);

        $counter = counter::from_cm($cm);
        $entry = $counter->submit($params['value']);

        return ['id' => $entry->id, 'total' => $counter->get_total($entry->userid)];
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
            'id' => new external_value(PARAM_INT, 'ID of the entry'),
            'total' => new external_value(
                PARAM_INT,
                "Sum of the user's entries in this tally"
            ),
        ]);
    }
    // #endregion returns
}
// #endregion class
