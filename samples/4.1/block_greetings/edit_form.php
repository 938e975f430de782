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
 * Configuration form of an instance.
 *
 * @package    block_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class block_greetings_edit_form extends block_edit_form {
    // #region definition
    /**
     * Adds the fields of the block.
     *
     * @param MoodleQuickForm $mform The form.
     */
    protected function specific_definition($mform): void {
        $mform->addElement(
            'header',
            'configheader',
            get_string('blocksettings', 'block')
        );

        $mform->addElement(
            'text',
            'config_title',
            get_string('title', 'block_greetings'),
            ['maxlength' => 100]
        );
        $mform->setType('config_title', PARAM_TEXT);

        $numbers = [1, 3, 5, 10];
        $mform->addElement(
            'select',
            'config_number',
            get_string('number', 'block_greetings'),
            array_combine($numbers, $numbers)
        );
        $mform->setDefault(
            'config_number',
            get_config('block_greetings', 'number')
        );
    }
    // #endregion definition
}
// #endregion class
