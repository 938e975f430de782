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
 * External functions of the tally activity.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region functions
$functions = [
    'mod_tally_view_tally' => [
        'classname' => '\mod_tally\external\view_tally',
        'description' => 'Records that the current user has viewed a tally.',
        'type' => 'write',
        'capabilities' => 'mod/tally:view',
        'services' => [MOODLE_OFFICIAL_MOBILE_SERVICE],
    ],
    'mod_tally_get_entries' => [
        'classname' => '\mod_tally\external\get_entries',
        'description' => 'Returns the entries of a tally, newest first.',
        'type' => 'read',
        'capabilities' => 'mod/tally:view',
        'ajax' => true,
        'services' => [MOODLE_OFFICIAL_MOBILE_SERVICE],
    ],
    'mod_tally_submit_entry' => [
        'classname' => '\mod_tally\external\submit_entry',
        'description' => 'Submits a number to a tally.',
        'type' => 'write',
        'capabilities' => 'mod/tally:submit',
        'ajax' => true,
        'services' => [MOODLE_OFFICIAL_MOBILE_SERVICE],
    ],
];
// #endregion functions
