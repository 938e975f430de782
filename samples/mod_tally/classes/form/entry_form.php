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
namespace mod_tally\form;

use mod_tally\local\counter;

defined('MOODLE_INTERNAL') || die();

require_once($CFG->libdir . '/formslib.php');

/**
 * Form to submit an entry.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class entry_form extends \moodleform {
    // #region definition
    /**
     * Describes the form.
     */
    protected function definition(): void {
        $mform = $this->_form;

        $mform->addElement(
            'text',
            'value',
            get_string('value', 'tally'),
            ['size' => 6]
        );
        $mform->setType('value', PARAM_INT);
        $mform->addRule(
            'value',
            get_string('required'),
            'required',
            null,
            'client'
        );
        $mform->addRule(
            'value',
            get_string('err_numeric', 'form'),
            'numeric',
            null,
            'client'
        );

        $mform->addElement(
            'filemanager',
            'attachments',
            get_string('attachments', 'tally'),
            null,
            counter::get_file_options()
        );

        $this->add_action_buttons(false, get_string('submitentry', 'tally'));
    }
    // #endregion definition
}
// #endregion class
