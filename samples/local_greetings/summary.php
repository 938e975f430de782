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

// #region page
/**
 * Shows the current user's greetings and their number.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

require(__DIR__ . '/../../config.php');

$context = \core\context\system::instance();
$PAGE->set_url('/local/greetings/summary.php');
$PAGE->set_context($context);

require_login(null, false);
require_capability('local/greetings:view', $context);

$PAGE->set_pagelayout('standard');
$PAGE->set_title(get_string('greetings', 'local_greetings'));
$PAGE->set_heading(get_string('greetings', 'local_greetings'));

$summary = new \local_greetings\output\summary(
    \local_greetings\message_store::count_for_user($USER->id),
    \local_greetings\message_store::get_for_user($USER->id)
);

echo $OUTPUT->header();
echo $OUTPUT->render($summary);
echo $OUTPUT->footer();
// #endregion page
