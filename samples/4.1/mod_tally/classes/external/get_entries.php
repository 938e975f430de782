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

use external_api;
use external_function_parameters;
use external_multiple_structure;
use external_single_structure;
use external_value;
use mod_tally\local\counter;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->libdir . '/externallib.php');

/**
 * External function that returns the entries of a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class get_entries extends external_api {
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
        ]);
    }
    // #endregion parameters

    // #region execute
    /**
     * Returns the entries that the current user can see, newest first.
     *
     * @param int $cmid ID of the course module.
     * @return array
     */
    public static function execute(int $cmid): array {
        $params = self::validate_parameters(
            self::execute_parameters(),
            ['cmid' => $cmid]
        );

        [, $cm] = get_course_and_cm_from_cmid($params['cmid'], 'tally');
        self::validate_context($cm->context);
        require_capability('mod/tally:view', $cm->context);

        $counter = counter::from_cm($cm);
        $entries = [];
        foreach ($counter->get_entries(
            $counter->get_current_group()
        ) as $entry) {
            $entries[] = [
                'id' => $entry->id,
                'userid' => $entry->userid,
                'fullname' => fullname($entry),
                'value' => $entry->value,
                'timecreated' => $entry->timecreated,
            ];
        }

        return ['entries' => $entries];
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
            'entries' => new external_multiple_structure(
                new external_single_structure([
                    'id' => new external_value(PARAM_INT, 'ID of the entry'),
                    'userid' => new external_value(
                        PARAM_INT,
                        'ID of the participant who submitted the entry'
                    ),
                    'fullname' => new external_value(
                        PARAM_NOTAGS,
                        'Full name of that participant'
                    ),
                    'value' => new external_value(
                        PARAM_INT,
                        'Submitted number'
                    ),
                    'timecreated' => new external_value(
                        PARAM_INT,
                        'Time when the entry was submitted, as a Unix timestamp'
                    ),
                ]),
                'Entries, newest first'
            ),
        ]);
    }
    // #endregion returns
}
// #endregion class
