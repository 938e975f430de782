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

namespace local_greetings\external;

use external_api;
use external_function_parameters;
use external_multiple_structure;
use external_single_structure;
use external_value;
use local_greetings\message_store;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->libdir . '/externallib.php');

/**
 * External function that returns the newest greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class get_greetings extends external_api {
    /**
     * Describes the parameters of execute().
     *
     * @return external_function_parameters
     */
    public static function execute_parameters(): external_function_parameters {
        return new external_function_parameters([
            'limit' => new external_value(
                PARAM_INT,
                'Maximum number of greetings',
                VALUE_DEFAULT,
                10,
                NULL_NOT_ALLOWED
            ),
        ]);
    }

    /**
     * Returns the newest greetings.
     *
     * @param int $limit Maximum number of greetings.
     * @return array[]
     */
    public static function execute(int $limit = 10): array {
        $params = self::validate_parameters(
            self::execute_parameters(),
            ['limit' => $limit]
        );

        $context = \context_system::instance();
        self::validate_context($context);
        require_capability('local/greetings:view', $context);

        $greetings = [];
        $limit = min(max($params['limit'], 1), 100);
        foreach (message_store::get_recent($limit) as $record) {
            $greetings[] = [
                'id' => $record->id,
                'fullname' => fullname($record),
                'message' => $record->message,
                'timecreated' => $record->timecreated,
            ];
        }

        return $greetings;
    }

    /**
     * Describes the return value of execute().
     *
     * @return external_multiple_structure
     */
    public static function execute_returns(): external_multiple_structure {
        return new external_multiple_structure(
            new external_single_structure([
                'id' => new external_value(PARAM_INT, 'ID of the greeting'),
                'fullname' => new external_value(
                    PARAM_NOTAGS,
                    'Full name of the user who posted the greeting'
                ),
                'message' => new external_value(
                    PARAM_TEXT,
                    'Text of the greeting'
                ),
                'timecreated' => new external_value(
                    PARAM_INT,
                    'Time when the greeting was posted, as a Unix timestamp'
                ),
            ])
        );
    }
}
