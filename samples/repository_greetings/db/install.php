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
 * Enables the repository of greeting cards when it is installed.
 *
 * @package    repository_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region install
/**
 * Enables the plugin.
 *
 * @return bool
 */
function xmldb_repository_greetings_install(): bool {
    global $CFG;

    require_once($CFG->dirroot . '/repository/lib.php');

    $options = ['enablecourseinstances' => 1, 'enableuserinstances' => 0];
    $type = new repository_type('greetings', $options, true);

    return (bool) $type->create(true);
}
// #endregion install
