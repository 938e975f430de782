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
 * Language strings for the greetings plagiarism plugin.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region strings
$string['apikey'] = 'API key';
$string['cachedef_results'] = 'Results of an activity';
$string['cleanup'] = 'Delete outdated results';
$string['disclosure'] = 'Your submission is sent to an external service, which compares it with other work.';
$string['enabled'] = 'Check submissions';
$string['errorservice'] = 'The plagiarism detection service is not available at the moment.';
$string['fetchresults'] = 'Get results from the plagiarism detection service';
$string['greetings'] = 'Greetings plagiarism detection';
$string['greetings:viewreport'] = 'View similarity reports';
$string['pluginname'] = 'Greetings plagiarism detection';
$string['privacy:metadata:results'] = 'Results of the plagiarism detection.';
$string['privacy:metadata:results:identifier'] = 'A hash of the submitted file or text.';
$string['privacy:metadata:results:reporturl'] = 'The URL of the report.';
$string['privacy:metadata:results:score'] = 'The similarity of the work to other work, in percent.';
$string['privacy:metadata:results:timecreated'] = 'The time at which the work was sent.';
$string['privacy:metadata:results:userid'] = 'The user who submitted the work.';
$string['privacy:metadata:service'] = 'Submissions are sent to an external service, which deletes them after the check.';
$string['privacy:metadata:service:work'] = 'The content of the file or text.';
$string['service'] = 'Service URL';
$string['similarity'] = 'Similarity: {$a} %';
$string['use'] = 'Check submissions for plagiarism';
// #endregion strings
