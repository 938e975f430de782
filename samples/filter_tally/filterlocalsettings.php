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

// #region class
/**
 * Local filter settings for a course or activity.
 *
 * @package    filter_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class tally_filter_local_settings_form extends filter_local_settings_form {
    /**
     * Adds the form fields.
     *
     * @param MoodleQuickForm $mform The form.
     */
    protected function definition_inner($mform): void {
        $mform->addElement('select', 'showtotal', get_string('showtotal', 'filter_tally'), [
            '' => get_string('default'),
            1 => get_string('yes'),
            0 => get_string('no'),
        ]);
    }
}
// #endregion class
