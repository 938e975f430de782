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
 * Language strings for the tally submission plugin.
 *
 * @package    assignsubmission_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region strings
$string['default'] = 'Enabled by default';
$string['default_help'] = 'If set, number submissions are enabled in new assignments.';
$string['enabled'] = 'Number';
$string['enabled_help'] = 'If enabled, students submit a number, with files that show how they arrived at it.';
$string['eventassessableuploaded'] = 'A number has been submitted';
$string['evidence'] = 'Evidence';
$string['filename'] = 'number.txt';
$string['maximum'] = 'Highest number';
$string['maximum_help'] = 'Students cannot submit a higher number. If set to 0, there is no limit.';
$string['notwholenumber'] = 'Enter a whole number of at most nine digits.';
$string['pluginname'] = 'Number submissions';
$string['privacy:metadata:core_files'] = 'Files that show how the student arrived at the number.';
$string['privacy:metadata:tablesummary'] = 'Numbers that students have submitted.';
$string['privacy:metadata:assignment'] = 'The assignment.';
$string['privacy:metadata:submission'] = 'The submission that the number belongs to.';
$string['privacy:metadata:value'] = 'The number.';
$string['privacy:path'] = 'Number';
$string['toohigh'] = 'The number must not be higher than {$a}.';
$string['value'] = 'Number';
// #endregion strings
