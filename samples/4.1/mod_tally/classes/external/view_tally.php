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
use external_single_structure;
use external_value;
use external_warnings;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->libdir . '/externallib.php');

/**
 * External function that records that the current user has viewed a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class view_tally extends external_api {
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
     * Triggers the view event and updates the activity completion.
     *
     * @param int $cmid ID of the course module.
     * @return array
     */
    public static function execute(int $cmid): array {
        global $CFG, $DB;

        require_once($CFG->dirroot . '/mod/tally/lib.php');

        $params = self::validate_parameters(
            self::execute_parameters(),
            ['cmid' => $cmid]
        );

        [$course, $cm] = get_course_and_cm_from_cmid($params['cmid'], 'tally');
        self::validate_context($cm->context);
        require_capability('mod/tally:view', $cm->context);

        tally_view(
            $DB->get_record('tally', ['id' => $cm->instance], '*', MUST_EXIST),
            $course,
            $cm,
            $cm->context
        );

        return ['status' => true, 'warnings' => []];
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
            'status' => new external_value(
                PARAM_BOOL,
                'Whether the view was recorded'
            ),
            'warnings' => new external_warnings(),
        ]);
    }
    // #endregion returns
}
// #endregion class
