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
 * English strings of the Tally goal field type.
 *
 * @package    customfield_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

$string['errormaximum'] = 'The goal cannot be higher than {$a}.';
$string['goalvalue'] = 'Goal: {$a}';
$string['maximum'] = 'Highest goal';
$string['maximum_help'] = 'The highest goal that can be entered. 0 means no limit.';
$string['pluginname'] = 'Tally goal';
$string['privacy:metadata'] = 'The Tally goal field type does not store any data. Core stores the values.';
$string['specificsettings'] = 'Tally goal settings';
