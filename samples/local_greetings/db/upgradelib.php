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

/**
 * Helpers for the upgrade steps of the greetings plugin.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region trim
/**
 * Trims greetings, because early versions stored them exactly as users typed
 * them.
 *
 * @return int The number of changed greetings.
 */
function local_greetings_upgrade_trim_messages(): int {
    global $DB;

    $changed = 0;
    $seen = 0;
    $greetings = $DB->get_recordset(
        'local_greetings_messages',
        null,
        'id',
        'id, message'
    );
    foreach ($greetings as $greeting) {
        if ($seen % 1000 === 0) {
            upgrade_set_timeout(300);
        }
        $seen++;

        $trimmed = trim($greeting->message);
        if ($trimmed !== $greeting->message) {
            $DB->set_field(
                'local_greetings_messages',
                'message',
                $trimmed,
                ['id' => $greeting->id]
            );
            $changed++;
        }
    }
    $greetings->close();

    return $changed;
}
// #endregion trim
