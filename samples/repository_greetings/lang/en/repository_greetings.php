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
 * Language strings for the repository of greeting cards.
 *
 * @package    repository_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region strings
$string['apikey'] = 'API key';
$string['catalogue'] = 'Catalogue URL';
$string['catalogue_help'] = 'The URL of the catalogue, such as https://cards.example.com/api. The API key is sent to this URL.';
$string['collection'] = 'Collection';
$string['collection_help'] = 'The short name of a collection in the catalogue, such as birthday-2023.';
$string['configplugin'] = 'Greeting cards configuration';
$string['enablecourseinstances'] = 'Allow users to add collections to courses';
$string['enableuserinstances'] = 'Allow users to add collections for their own use';
$string['errornoanswer'] = 'The catalogue is not available at the moment. Try again later.';
$string['greetings:view'] = 'View greeting cards in the file picker';
$string['invalidcatalogue'] = 'The URL must start with https://.';
$string['invalidcollection'] = 'Use only lower-case letters, digits and hyphens.';
$string['pluginname'] = 'Greeting cards';
$string['privacy:metadata:catalogue'] = 'Search terms are sent to the catalogue.';
$string['privacy:metadata:catalogue:search'] = 'The search terms that a user entered.';
// #endregion strings
