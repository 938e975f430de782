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
 * Page with the greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

require(__DIR__ . '/../../config.php');

$context = \core\context\system::instance();
$url = new \core\url('/local/greetings/index.php');
$PAGE->set_context($context);
$PAGE->set_url($url);

// #region access
require_login(null, false);
// highlight-next-line
require_capability('local/greetings:view', $context);
// #endregion access

$PAGE->set_pagelayout('standard');
$PAGE->set_title(get_string('pluginname', 'local_greetings'));
$PAGE->set_heading(get_string('pluginname', 'local_greetings'));

$templatedata = [
    'hello' => get_string('hello', 'local_greetings', fullname($USER)),
];

echo $OUTPUT->header();
echo $OUTPUT->render_from_template('local_greetings/index', $templatedata);
echo $OUTPUT->footer();
