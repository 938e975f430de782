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
 * Language strings for the greeting enrolment plugin.
 *
 * @package    enrol_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region strings
$string['assignrole'] = 'Role';
$string['defaultrole_desc'] = 'The role that users get in new instances.';
$string['enrolperiod'] = 'Enrolment duration';
$string['enrolperiod_desc'] = 'Duration of enrolments in new instances. If set to 0, enrolments do not expire.';
$string['expiredaction'] = 'When the enrolment ends';
$string['expiredaction_desc'] = 'What happens when the enrolment of a user has ended.';
$string['greeting'] = 'Greeting';
$string['greeting_help'] = 'The greeting that users have to type to enrol in the course. Leave it empty to accept any greeting.';
$string['greetings:config'] = 'Configure enrolment by greeting';
$string['greetings:enrol'] = 'Enrol users';
$string['greetings:enrolself'] = 'Enrol with a greeting';
$string['greetings:manage'] = 'Change enrolments';
$string['greetings:unenrol'] = 'Unenrol users';
$string['greetings:unenrolself'] = 'Unenrol self from the course';
$string['notpossible'] = 'You cannot enrol in this course with a greeting.';
$string['pluginname'] = 'Enrolment by greeting';
$string['pluginname_desc'] = 'Users enrol in a course by greeting its teachers.';
$string['privacy:metadata'] = 'Enrolment by greeting does not store any personal data.';
$string['sayhello'] = 'Say hello';
$string['status'] = 'Allow greetings';
$string['taskexpirations'] = 'End enrolments by greeting';
$string['unenrolselfconfirm'] = 'Do you want to leave the course "{$a}"?';
$string['wronggreeting'] = 'Try another greeting.';
// #endregion strings
