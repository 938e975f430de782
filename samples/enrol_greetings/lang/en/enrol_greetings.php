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
 * English texts of the enrolment by greeting.
 *
 * @package    enrol_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region strings
$string['assignrole'] = 'Role';
$string['defaultrole_desc'] = 'The role that people get in new instances.';
$string['enrolperiod'] = 'Enrolment duration';
$string['enrolperiod_desc'] = 'How long the enrolment lasts in new instances. If it is 0, it has no end.';
$string['expiredaction'] = 'When the enrolment ends';
$string['expiredaction_desc'] = 'What happens to people whose enrolment has ended.';
$string['greeting'] = 'Greeting';
$string['greeting_help'] = 'What people have to say to get into the course. Leave it empty if any greeting will do.';
$string['greetings:config'] = 'Configure enrolment by greeting';
$string['greetings:enrol'] = 'Enrol people';
$string['greetings:enrolself'] = 'Enrol with a greeting';
$string['greetings:manage'] = 'Change enrolments';
$string['greetings:unenrol'] = 'Unenrol people';
$string['greetings:unenrolself'] = 'Leave the course';
$string['notpossible'] = 'You cannot enrol in this course with a greeting.';
$string['pluginname'] = 'Enrolment by greeting';
$string['pluginname_desc'] = 'People enrol in a course by greeting its teachers.';
$string['privacy:metadata'] = 'Enrolment by greeting stores no personal data of its own.';
$string['sayhello'] = 'Say hello';
$string['status'] = 'Allow greetings';
$string['taskexpirations'] = 'End enrolments by greeting';
$string['unenrolselfconfirm'] = 'Do you want to leave the course "{$a}"?';
$string['wronggreeting'] = 'Try another greeting.';
// #endregion strings
