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
 * Language strings for the greetings format.
 *
 * @package    format_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region strings
$string['addsection'] = 'Add stage';
$string['currentsection'] = 'This stage';
$string['deletesection'] = 'Delete stage';
$string['editsection'] = 'Edit stage';
$string['hello'] = 'Greeting';
$string['hello_help'] = 'A line that participants see at the top of this stage.';
$string['hidefromothers'] = 'Hide stage';
$string['plugin_description'] = 'The course is divided into stages, each with a greeting for the participants.';
$string['pluginname'] = 'Greetings format';
$string['privacy:metadata'] = 'The greetings format does not store any personal data.';
$string['section0name'] = 'Welcome';
$string['sectionname'] = 'Stage';
$string['showfromothers'] = 'Show stage';
$string['welcome'] = 'Welcome message';
$string['welcome_help'] = 'A line that participants see above the stages of the course.';
// #endregion strings
