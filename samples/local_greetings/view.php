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
 * Shows one greeting.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

require(__DIR__ . '/../../config.php');

$id = required_param('id', PARAM_INT);

$context = \core\context\system::instance();
$PAGE->set_url('/local/greetings/view.php', ['id' => $id]);
$PAGE->set_context($context);

require_login(null, false);
require_capability('local/greetings:view', $context);

$greeting = \local_greetings\message_store::get($id);
if ($greeting->userid != $USER->id) {
    require_capability('local/greetings:viewothers', $context);
}
$recipient = \core_user::get_user($greeting->userid, '*', MUST_EXIST);

// #region trigger
\local_greetings\event\greeting_viewed::create_from_greeting($greeting)->trigger();
// #endregion trigger

$title = get_string('greetingfor', 'local_greetings', fullname($recipient));
$PAGE->set_pagelayout('standard');
$PAGE->set_title($title);
$PAGE->set_heading($title);
$PAGE->navbar->add(
    get_string('greetings', 'local_greetings'),
    new \core\url('/local/greetings/index.php')
);
$PAGE->navbar->add($title);

// #region render
echo $OUTPUT->header();
echo $PAGE->get_renderer('local_greetings')->render(
    new \local_greetings\output\greeting($greeting, $recipient)
);
echo $OUTPUT->footer();
// #endregion render
