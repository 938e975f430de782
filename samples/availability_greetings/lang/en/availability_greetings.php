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
 * Language strings for the greeting condition.
 *
 * @package    availability_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

$string['description'] = 'Require users to have received a number of greetings.';
$string['error_number'] = 'Enter a whole number of greetings, at least 1.';
$string['number'] = 'Number of greetings';
$string['pluginname'] = 'Restriction by greetings';
$string['privacy:metadata'] = 'The greeting condition does not store any personal data.';
$string['requires_greetings'] = 'You have got at least {$a} greetings';
$string['requires_notgreetings'] = 'You have got fewer than {$a} greetings';
$string['title'] = 'Greetings';
