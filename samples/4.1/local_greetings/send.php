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
 * Sends a greeting.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

require(__DIR__ . '/../../config.php');

$context = context_system::instance();
$PAGE->set_url('/local/greetings/send.php');
$PAGE->set_context($context);

require_login(null, false);
require_capability('local/greetings:send', $context);

$PAGE->set_pagelayout('standard');
$PAGE->set_title(get_string('sendgreeting', 'local_greetings'));
$PAGE->set_heading(get_string('sendgreeting', 'local_greetings'));
$PAGE->navbar->add(
    get_string('greetings', 'local_greetings'),
    new moodle_url('/local/greetings/index.php')
);
$PAGE->navbar->add(get_string('sendgreeting', 'local_greetings'));

// #region form
$returnurl = new moodle_url('/local/greetings/index.php');
$form = new \local_greetings\form\message_form();
$form->set_data([
    'userid' => optional_param('userid', null, PARAM_INT),
    'message' => optional_param('message', '', PARAM_TEXT),
]);

if ($form->is_cancelled()) {
    redirect($returnurl);
}
if ($data = $form->get_data()) {
    \local_greetings\manager::send($data->userid, $data->message);
    redirect(
        $returnurl,
        get_string('greetingsent', 'local_greetings'),
        null,
        \core\output\notification::NOTIFY_SUCCESS
    );
}

echo $OUTPUT->header();
$form->display();
echo $OUTPUT->footer();
// #endregion form
