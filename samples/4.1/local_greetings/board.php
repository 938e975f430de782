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
 * Shows a user's greetings board.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

require(__DIR__ . '/../../config.php');

// #region page
$userid = optional_param('userid', 0, PARAM_INT);

$context = context_system::instance();
$PAGE->set_url(new moodle_url(
    '/local/greetings/board.php',
    $userid ? ['userid' => $userid] : []
));
$PAGE->set_context($context);

require_login(null, false);
require_capability('local/greetings:view', $context);

if ($userid && $userid != $USER->id) {
    require_capability('local/greetings:viewothers', $context);
}
$user = \core_user::get_user($userid ?: $USER->id, '*', MUST_EXIST);

$PAGE->set_title(get_string('greetingsboard', 'local_greetings'));
$PAGE->set_heading(get_string('greetingsboard', 'local_greetings'));

echo $OUTPUT->header();
echo $OUTPUT->render_from_template('local_greetings/board', [
    'userid' => $user->id,
    'fullname' => fullname($user),
    'cansend' => has_capability('local/greetings:send', $context),
]);
echo $OUTPUT->footer();
// #endregion page
