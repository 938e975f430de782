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
namespace mod_tally\output;

use mod_tally\local\counter;

/**
 * Content for the Moodle app.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class mobile {
    // #region courseview
    /**
     * Returns the page of a tally.
     *
     * @param array $args Arguments from the app, including the ID of the course
     *     module as cmid.
     * @return array
     */
    public static function mobile_course_view(array $args): array {
        global $OUTPUT, $USER;

        [$course, $cm] = get_course_and_cm_from_cmid(
            (int) $args['cmid'],
            'tally'
        );
        require_login($course, false, $cm, true, true);
        require_capability('mod/tally:view', $cm->context);

        $counter = counter::from_cm($cm);
        $data = [
            'cmid' => $cm->id,
            'total' => $counter->get_total($USER->id),
            'cansubmit' => $counter->is_open() && has_capability('mod/tally:submit', $cm->context),
        ];

        return [
            'templates' => [
                [
                    'id' => 'main',
                    'html' => $OUTPUT->render_from_template(
                        'mod_tally/mobile_view',
                        $data
                    ),
                ],
            ],
            'otherdata' => ['value' => ''],
        ];
    }
    // #endregion courseview

    // #region entriesview
    /**
     * Returns the page with the entries of a tally.
     *
     * @param array $args Arguments from the app, including the ID of the course
     *     module as cmid.
     * @return array
     */
    public static function mobile_entries_view(array $args): array {
        global $OUTPUT;

        [$course, $cm] = get_course_and_cm_from_cmid(
            (int) $args['cmid'],
            'tally'
        );
        require_login($course, false, $cm, true, true);
        require_capability('mod/tally:view', $cm->context);

        $counter = counter::from_cm($cm);
        $entries = [];
        foreach ($counter->get_entries(
            $counter->get_current_group()
        ) as $entry) {
            $entries[] = [
                'fullname' => fullname($entry),
                'value' => (int) $entry->value,
                'timecreated' => (int) $entry->timecreated,
            ];
        }

        return [
            'templates' => [
                ['id' => 'main', 'html' => $OUTPUT->render_from_template('mod_tally/mobile_entries', [])],
            ],
            'otherdata' => ['entries' => json_encode($entries)],
        ];
    }
    // #endregion entriesview
}
// #endregion class
