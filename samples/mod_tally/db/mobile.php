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
 * What the tally activity adds to the Moodle app.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region addons
$addons = [
    'mod_tally' => [
        'handlers' => [
            'coursetally' => [
                'delegate' => 'CoreCourseModuleDelegate',
                'method' => 'mobile_course_view',
                'displaydata' => [
                    'title' => 'pluginname',
                    'icon' => $CFG->wwwroot . '/mod/tally/pix/monologo.svg',
                    'class' => '',
                ],
                // #region offline
                'offlinefunctions' => [
                    'mobile_course_view' => [],
                    'mobile_entries_view' => [],
                ],
                'updatesnames' => '^(configuration|introfiles|entries)$',
                // #endregion offline
            ],
        ],
        'lang' => [
            ['entries', 'tally'],
            ['noentries', 'tally'],
            ['pluginname', 'tally'],
            ['submitentry', 'tally'],
            ['total', 'tally'],
            ['value', 'tally'],
        ],
    ],
];
// #endregion addons
