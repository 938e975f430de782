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
 * English strings of the greetings block.
 *
 * @package    block_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

$string['allgreetings'] = 'All greetings';
$string['greetings:addinstance'] = 'Add a new greetings block';
$string['greetings:myaddinstance'] = 'Add a new greetings block to the Dashboard';
$string['nogreetings'] = 'Nobody has greeted you yet.';
$string['number'] = 'Number of greetings';
$string['number_desc'] = 'How many greetings a block shows, unless it is configured otherwise.';
$string['pluginname'] = 'Latest greetings';
$string['privacy:metadata'] = 'The greetings block shows greetings and does not store any personal data.';
$string['title'] = 'Title';
