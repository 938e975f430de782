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
 * English texts of the tally activity.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

$string['attachments'] = 'Attachments';
$string['attachmenttypes'] = 'Attachment types';
$string['calendarclose'] = '{$a} closes';
$string['completiondetail:entries'] = 'Submit entries: {$a}';
$string['completionentries'] = 'Participants must submit this many entries:';
$string['completionentriesgroup'] = 'Require entries';
$string['emptyfile'] = 'The file is empty.';
$string['entries'] = 'Entries';
$string['entriescount'] = 'Entries: {$a}';
$string['entrysubmitted'] = 'Your entry has been submitted.';
$string['eventassessableuploaded'] = 'Entry uploaded';
$string['evententrysubmitted'] = 'Entry submitted';
$string['filearea_attachment'] = 'Attachments of entries';
$string['indicator:anyentry'] = 'Entry in a tally';
$string['indicator:anyentry_help'] = 'Whether the participant has submitted an entry in any tally of the course.';
$string['indicator:cognitivedepth'] = 'Tally cognitive';
$string['indicator:cognitivedepth_help'] = 'How deeply the participant has engaged with the tallies of the course.';
$string['indicator:socialbreadth'] = 'Tally social';
$string['indicator:socialbreadth_help'] = 'How much the participant has had to do with others in the tallies of the course.';
$string['insight:noentries'] = 'Participants without entries in {$a}';
$string['insight:noentriesinfo'] = 'Some participants in {$a} have submitted no entries lately.';
$string['modulename'] = 'Tally';
$string['modulename_help'] = 'Participants submit numbers, and the activity adds them up.';
$string['modulenameplural'] = 'Tallies';
$string['noentries'] = 'There are no entries yet.';
$string['notallies'] = 'The course has no tally.';
$string['note'] = 'Note';
$string['page-mod-tally-x'] = 'Any page of a tally';
$string['pathtopdftotext'] = 'Path to pdftotext';
$string['pathtopdftotext_desc'] = 'The program that extracts text from PDF files.';
$string['pluginadministration'] = 'Tally administration';
$string['pluginname'] = 'Tally';
$string['privacy:metadata:core_files'] = 'Files that participants attach to their entries.';
$string['privacy:metadata:tally_entries'] = 'Numbers that participants submit.';
$string['privacy:metadata:tally_entries:tallyid'] = 'ID of the tally.';
$string['privacy:metadata:tally_entries:timecreated'] = 'Time when the number was submitted.';
$string['privacy:metadata:tally_entries:userid'] = 'ID of the user who submitted the number.';
$string['privacy:metadata:tally_entries:value'] = 'Submitted number.';
$string['resetentries'] = 'Delete all entries';
$string['resettags'] = 'Remove all tags';
$string['search:activity'] = 'Tally: description';
$string['showtotal'] = 'Show the total';
$string['showtotal_desc'] = 'Show the total to all participants.';
$string['submitentry'] = 'Submit an entry';
$string['suggestion'] = 'Suggestion';
$string['tally:addinstance'] = 'Add a tally';
$string['tally:grade'] = 'Grade reports';
$string['tally:manageentries'] = 'Manage entries';
$string['tally:submit'] = 'Submit entries';
$string['tally:view'] = 'View a tally';
$string['tallyclosed'] = 'This tally takes no more entries.';
$string['target:noentries'] = 'Participants who have stopped submitting entries';
$string['target:noentries_help'] = 'Finds participants who have submitted no entry in any tally of their course during the last interval.';
$string['targetlabel:entries'] = 'Has submitted an entry';
$string['targetlabel:noentries'] = 'Has not submitted an entry';
$string['timeclose'] = 'Close on';
$string['timeclose_desc'] = 'Default closing time of new tallies.';
$string['timeclose_help'] = 'After this time nobody can submit an entry.';
$string['timeclosepast'] = 'The time must be later than 1 January 2000.';
$string['total'] = 'Total';
$string['value'] = 'Number';
$string['yourtotal'] = 'Your total';
