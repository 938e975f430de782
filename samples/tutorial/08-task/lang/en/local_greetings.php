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
 * English strings of the greetings plugin.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region strings
$string['greetingposted'] = 'Your greeting has been posted.';
$string['greetings:post'] = 'Post greetings';
$string['greetings:view'] = 'View greetings';
$string['hello'] = 'Hello, {$a}!';
// highlight-start
$string['keepdays'] = 'Keep greetings for';
$string['keepdays_desc'] = 'Number of days. Enter 0 to keep all greetings.';
// highlight-end
$string['message'] = 'Your greeting';
$string['nogreetings'] = 'There are no greetings yet.';
$string['pluginname'] = 'Greetings';
$string['postgreeting'] = 'Post greeting';
$string['privacy:metadata:message'] = 'Text of the greeting.';
$string['privacy:metadata:messages'] = 'Greetings that users have posted.';
$string['privacy:metadata:timecreated'] = 'Time when the greeting was posted.';
$string['privacy:metadata:userid'] = 'ID of the user who posted the greeting.';
// highlight-next-line
$string['taskdeleteoldgreetings'] = 'Delete old greetings';
$string['welcome'] = 'Welcome message';
$string['welcome_desc'] = 'Text at the top of the Greetings page.';
// #endregion strings
