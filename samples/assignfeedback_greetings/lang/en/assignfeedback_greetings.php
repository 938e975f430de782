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
 * Language strings for the greetings feedback plugin.
 *
 * @package    assignfeedback_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region strings
$string['batchoperationconfirmgreet'] = 'Greet all selected students?';
$string['count'] = 'Greetings: {$a}';
$string['countgreetings'] = 'Count greetings';
$string['default'] = 'Enabled by default';
$string['default_help'] = 'If set, greetings are enabled in new assignments.';
$string['enabled'] = 'Greetings';
$string['enabled_help'] = 'If enabled, teachers can greet students when they grade.';
$string['greeting'] = 'Greeting';
$string['greetselected'] = 'Greet students';
$string['pluginname'] = 'Greetings';
$string['privacy:metadata:assignment'] = 'The assignment.';
$string['privacy:metadata:grade'] = 'The grade that the greeting belongs to.';
$string['privacy:metadata:greeting'] = 'The greeting.';
$string['privacy:metadata:tablesummary'] = 'Greetings that teachers write for students.';
$string['privacy:path'] = 'Greeting';
$string['standard'] = 'Default greeting';
$string['standard_help'] = 'The greeting that the grading form shows until the teacher changes it.';
// #endregion strings
