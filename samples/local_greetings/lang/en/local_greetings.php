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
 * English texts of the greetings plugin.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

$string['cachedef_counts'] = 'Number of greetings for each person';
$string['checkretention'] = 'Old greetings';
$string['checkretentionok'] = 'Old greetings do not pile up.';
$string['checkretentionwarning'] = 'Greetings that are older than a year: {$a}. Nothing deletes them.';
$string['editmessage'] = 'Edit the greeting';
$string['eventgreetingsent'] = 'Greeting sent';
$string['eventgreetingviewed'] = 'Greeting viewed';
$string['greetagain'] = 'Greet again';
$string['greeting'] = 'Greeting';
$string['greetingfor'] = 'A greeting for {$a}';
$string['greetingnotsent'] = 'Greeting {$a} could not be sent.';
$string['greetings'] = 'Greetings';
$string['greetings:send'] = 'Send greetings';
$string['greetings:view'] = 'View greetings';
$string['greetingsboard'] = 'Greetings board';
$string['greetingsent'] = 'The greeting has been sent.';
$string['greetingsperday'] = 'Greetings a day';
$string['greetingsperday_desc'] = 'How many greetings one person can get in 24 hours. 0 means no limit.';
$string['greetingsreceived'] = 'Greetings received: {$a}';
$string['greetingsubject'] = 'A greeting for you';
$string['highlight'] = 'Highlight';
$string['keepdays'] = 'Keep greetings for';
$string['keepdays_desc'] = 'Days after which greetings are deleted. 0 keeps them for ever.';
$string['message'] = 'Message';
$string['message_help'] = 'What you want to say, as plain text.';
$string['messageprovider:greeting'] = 'Greetings for you';
$string['mute'] = 'Do not notify me of greetings';
$string['nogreeting'] = 'Nobody has been greeted yet.';
$string['picture'] = 'Picture';
$string['picture_desc'] = 'Shown beside the list of greetings.';
$string['pluginname'] = 'Greetings';
$string['privacy:metadata:core_message'] = 'People are notified of their greetings.';
$string['privacy:metadata:message'] = 'The text of the greeting.';
$string['privacy:metadata:messages'] = 'Greetings that people have got.';
$string['privacy:metadata:muted'] = 'Whether somebody is not notified of greetings.';
$string['privacy:metadata:timecreated'] = 'When the greeting was written.';
$string['privacy:metadata:userid'] = 'Whom the greeting is for.';
$string['recipient'] = 'Recipient';
$string['search:greeting'] = 'Greetings';
$string['sendemail'] = 'Send by email';
$string['sendemail_desc'] = 'Send each greeting by email as well, in the background.';
$string['sendgreeting'] = 'Send a greeting';
$string['taskdeleteoldmessages'] = 'Delete old greetings';
$string['tasksendgreeting'] = 'Send a greeting';
$string['toomanygreetings'] = 'Nobody can get more than {$a} greetings a day.';
$string['unmute'] = 'Notify me of greetings';
$string['welcome'] = 'Welcome to the site';
$string['welcomeusers'] = 'Welcome new users';
$string['welcomeusers_desc'] = 'Greet everybody who gets an account.';
