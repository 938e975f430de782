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
 * Clean-up when the greetings plugin is uninstalled.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region uninstall
/**
 * Deletes the data that the plugin stored in core tables.
 *
 * @return bool
 */
function xmldb_local_greetings_uninstall(): bool {
    global $DB;

    $DB->delete_records(
        'user_preferences',
        ['name' => 'local_greetings_muted']
    );

    return true;
}
// #endregion uninstall
