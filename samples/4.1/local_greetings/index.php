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
 * Lists the greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

require(__DIR__ . '/../../config.php');

// #region setup
// #region params
$userid = optional_param('userid', 0, PARAM_INT);
$page = optional_param('page', 0, PARAM_INT);
$muted = optional_param('muted', null, PARAM_BOOL);
// #endregion params

$context = context_system::instance();
$url = new moodle_url(
    '/local/greetings/index.php',
    $userid ? ['userid' => $userid] : []
);
$PAGE->set_url($url);
$PAGE->set_context($context);

require_login(null, false);
require_capability('local/greetings:view', $context);
// #endregion setup

if (!has_capability('local/greetings:viewothers', $context)) {
    $userid = $USER->id;
}

// #region preference
if ($muted !== null) {
    require_sesskey();
    set_user_preference('local_greetings_muted', (int) $muted);
    redirect($url);
}
// #endregion preference

// #region page
$PAGE->set_pagelayout('standard');
$PAGE->set_title(get_string('greetings', 'local_greetings'));
$PAGE->set_heading(get_string('greetings', 'local_greetings'));
// #endregion page

// #region output
$perpage = 20;
$greetings = \local_greetings\message_store::get_page($page, $perpage, $userid);
$total = \local_greetings\message_store::count_all($userid);

$renderer = $PAGE->get_renderer('local_greetings');

echo $OUTPUT->header();
if (has_capability('local/greetings:send', $context)) {
    echo $OUTPUT->single_button(
        new moodle_url('/local/greetings/send.php'),
        get_string('sendgreeting', 'local_greetings'),
        'get'
    );
}
echo $renderer->render(new \local_greetings\output\greetings_page(
    $greetings,
    $context
));
echo $OUTPUT->paging_bar($total, $page, $perpage, $url);
echo $OUTPUT->footer();
// #endregion output
