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
 * Settings page of the greetings plagiarism plugin.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

require_once(__DIR__ . '/../../config.php');
require_once($CFG->libdir . '/adminlib.php');

// #region page
admin_externalpage_setup('plagiarismgreetings');

$form = new \plagiarism_greetings\form\settings_form();
$form->set_data(get_config('plagiarism_greetings'));
$data = $form->get_data();
if ($data) {
    foreach (['enabled', 'service', 'apikey'] as $name) {
        set_config($name, $data->$name, 'plagiarism_greetings');
    }
    redirect(
        $PAGE->url,
        get_string('changessaved'),
        null,
        \core\output\notification::NOTIFY_SUCCESS
    );
}

echo $OUTPUT->header();
echo $OUTPUT->heading(get_string('pluginname', 'plagiarism_greetings'));
$form->display();
echo $OUTPUT->footer();
// #endregion page
