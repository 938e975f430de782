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
 * English strings of the scanner.
 *
 * @package    antivirus_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region strings
$string['failed'] = 'The scanner exited with status {$a}.';
$string['onerror'] = 'If the scanner fails';
$string['onerror_desc'] = 'What happens to a file that could not be scanned.';
$string['onerroraccept'] = 'Accept the file';
$string['onerrorrefuse'] = 'Refuse the file';
$string['pathtoscanner'] = 'Path of the scanner';
$string['pathtoscanner_desc'] = 'The program gets the path of a file. It exits with status 0 if the file is clean, and with 1 if it is infected.';
$string['pluginname'] = 'Greetings scanner';
$string['privacy:metadata'] = 'The scanner stores no personal data.';
$string['tryagain'] = '{$a->item} could not be scanned. Try again later.';
// #endregion strings
