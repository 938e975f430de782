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
 * English texts of the repository of greeting cards.
 *
 * @package    repository_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region strings
$string['apikey'] = 'API key';
$string['catalogue'] = 'Address of the catalogue';
$string['catalogue_help'] = 'The address of the catalogue, such as https://cards.example.com/api.';
$string['configplugin'] = 'Settings of the greeting cards';
$string['enablecourseinstances'] = 'Let teachers add catalogues to their courses';
$string['enableuserinstances'] = 'Let people add catalogues of their own';
$string['errornoanswer'] = 'The catalogue does not answer.';
$string['greetings:view'] = 'See greeting cards in the file picker';
$string['invalidcatalogue'] = 'The address must begin with https:// and have no spaces.';
$string['pluginname'] = 'Greeting cards';
$string['pluginname_help'] = 'Pictures for greetings, from catalogues on other sites.';
$string['privacy:metadata:catalogue'] = 'The catalogue receives what people search for.';
$string['privacy:metadata:catalogue:search'] = 'What somebody has searched for.';
// #endregion strings
