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

$string['addlink'] = 'Add a link';
$string['apikey'] = 'API key';
$string['apikey_desc'] = 'The key for the greetings service.';
$string['cachedef_counts'] = 'Number of greetings for each user';
$string['cannotconnect'] = 'The greetings service cannot be reached.';
$string['cannotfetch'] = 'The greetings cannot be fetched. Try again later.';
$string['channelemail'] = 'Email';
$string['channels'] = 'Channels';
$string['channels_desc'] = 'How users receive their greetings.';
$string['channelsite'] = 'Notification on the site';
$string['checkdeliveryerror'] = 'Greetings are not being sent.';
$string['checkdeliveryok'] = 'Greetings are being sent.';
$string['checkdeliveryold'] = 'The last greeting was sent a long time ago.';
$string['checkdeliveryunknown'] = 'No greeting has been sent yet.';
$string['checklimitok'] = 'The number of greetings a day is limited.';
$string['checklimitwarning'] = 'The number of greetings a day is not limited.';
$string['checkretention'] = 'Old greetings';
$string['checkretentiondetails'] = 'Set how long greetings are kept in the settings of the plugin.';
$string['checkretentionok'] = 'Old greetings do not pile up.';
$string['checkretentionwarning'] = 'Greetings that are older than a year: {$a}. Nothing deletes them.';
$string['checkservice'] = 'Greetings service';
$string['checkserviceerror'] = 'The greetings service cannot be reached.';
$string['checkserviceok'] = 'The greetings service responds.';
$string['checkserviceslow'] = 'The greetings service responds slowly.';
$string['deletegreeting'] = 'Delete the greeting';
$string['deletemessageno'] = 'Delete message {no}';
$string['delivery'] = 'Delivery';
$string['editmessage'] = 'Edit the greeting';
$string['emailsdiffer'] = 'The email addresses are not the same.';
$string['eventgreetingsent'] = 'Greeting sent';
$string['eventgreetingviewed'] = 'Greeting viewed';
$string['greetagain'] = 'Greet again';
$string['greeter'] = 'Greeter';
$string['greeter_desc'] = 'Greeters can send greetings to all users.';
$string['greeteverybody'] = 'Greet everybody';
$string['greeting'] = 'Greeting';
$string['greetingday'] = 'Greeting day';
$string['greetingfolders'] = 'Greeting folders';
$string['greetingfor'] = 'A greeting for {$a}';
$string['greetinglong'] = '{$a->name} sent you a greeting: {$a->message}';
$string['greetingnotfound'] = 'The greeting no longer exists.';
$string['greetingnotsent'] = 'Greeting {$a} could not be sent.';
$string['greetings'] = 'Greetings';
$string['greetings:send'] = 'Send greetings';
$string['greetings:view'] = 'View greetings';
$string['greetings:viewothers'] = "View other users' greetings";
$string['greetingsboard'] = 'Greetings board';
$string['greetingsent'] = 'The greeting has been sent.';
$string['greetingsperday'] = 'Greetings a day';
$string['greetingsperday_desc'] = 'How many greetings a user can receive in 24 hours. 0 means no limit.';
$string['greetingsreceived'] = 'Greetings received: {$a}';
$string['greetingsstored'] = 'Stored greetings';
$string['greetingsubject'] = 'A greeting for you';
$string['highlight'] = 'Highlight';
$string['indexing'] = 'Indexing the messages';
$string['keepdays'] = 'Keep greetings for';
$string['keepdays_desc'] = 'Days after which greetings are deleted. 0 keeps them forever.';
$string['keepfor'] = 'Keep for';
$string['limitrange'] = 'Enter a number from {$a->min} to {$a->max}.';
$string['long'] = 'Long';
$string['message'] = 'Message';
$string['message_help'] = 'What you want to say, as plain text.';
$string['messageprovider:greeting'] = 'Greetings for you';
$string['mood'] = 'Mood';
$string['mute'] = 'Do not notify me of greetings';
$string['newgreetings'] = 'new greetings';
$string['newtally'] = 'New tally';
$string['nogreeting'] = 'Nobody has been greeted yet.';
$string['panelclosed'] = 'The panel is closed.';
$string['picture'] = 'Picture';
$string['picture_desc'] = 'Shown beside the list of greetings.';
$string['pluginname'] = 'Greetings';
$string['prefix'] = 'Prefix';
$string['prefix_desc'] = 'Added in front of each greeting.';
$string['privacy:metadata:core_message'] = 'The plugin notifies users about greetings for them.';
$string['privacy:metadata:message'] = 'Text of the greeting.';
$string['privacy:metadata:messages'] = 'Greetings that users have received.';
$string['privacy:metadata:muted'] = 'Whether the user has turned off notifications about greetings.';
$string['privacy:metadata:sort'] = 'How the user sorts the list of greetings.';
$string['privacy:metadata:timecreated'] = 'Time when the greeting was written.';
$string['privacy:metadata:userid'] = 'ID of the user who receives the greeting.';
$string['quiet'] = 'Quiet hours';
$string['quiet_desc'] = 'No greetings are sent during these hours.';
$string['quiettime'] = 'Quiet time';
$string['quiettime_desc'] = 'Time after a greeting during which no other greeting is sent.';
$string['received'] = 'Received';
$string['recipient'] = 'Recipient';
$string['remindafter'] = 'Remind after';
$string['remindafter_desc'] = 'Time after which users are reminded of an unread greeting.';
$string['reply'] = 'Reply';
$string['replyto'] = 'Reply to';
$string['saveandnext'] = 'Send and write another one';
$string['search:greeting'] = 'Greetings';
$string['sendat'] = 'Send at';
$string['sendemail'] = 'Send by email';
$string['sendemail_desc'] = 'Send each greeting by email as well, in the background.';
$string['sendgreeting'] = 'Send a greeting';
$string['sendlater'] = 'Send later';
$string['sent'] = 'Sent';
$string['short'] = 'Short';
$string['showcounts'] = 'Show counts';
$string['showcounts_desc'] = 'Show the number of greetings next to each name.';
$string['size'] = 'Size';
$string['statistics'] = 'Statistics';
$string['subject'] = 'Subject';
$string['suggest'] = 'Suggest a greeting';
$string['taken'] = 'This subject is already in use.';
$string['taskdeleteoldmessages'] = 'Delete old greetings';
$string['tasksendgreeting'] = 'Send a greeting';
$string['timesplitting:pastfortnight'] = 'Past fortnight';
$string['toomanyattempts'] = 'Too many attempts. Try again later.';
$string['toomanygreetings'] = 'Users can receive at most {$a} greetings per day.';
$string['unmute'] = 'Notify me of greetings';
$string['upgradetooold'] = 'The installed version of the plugin is too old for this upgrade. Upgrade to an earlier version first.';
$string['welcome'] = 'Welcome to the site';
$string['welcomeusers'] = 'Welcome new users';
$string['welcomeusers_desc'] = 'Send a greeting to each new user.';
$string['welldone'] = 'Well done!';
$string['wholeminutes'] = 'Enter whole minutes.';
$string['wordcount'] = 'Word count';
$string['wrongcode'] = 'The code consists of two capital letters and four digits.';
$string['wronghour'] = 'Enter an hour from 0 to 23.';
