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
namespace plagiarism_greetings\form;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->libdir . '/formslib.php');

/**
 * Form for the site-wide settings.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class settings_form extends \moodleform {
    /**
     * Adds the form fields.
     */
    protected function definition(): void {
        $mform = $this->_form;

        $mform->addElement(
            'selectyesno',
            'enabled',
            get_string('enabled', 'plagiarism_greetings')
        );

        $mform->addElement(
            'text',
            'service',
            get_string('service', 'plagiarism_greetings'),
            ['size' => 50]
        );
        $mform->setType('service', PARAM_URL);

        $mform->addElement(
            'passwordunmask',
            'apikey',
            get_string('apikey', 'plagiarism_greetings')
        );
        $mform->setType('apikey', PARAM_ALPHANUMEXT);

        $this->add_action_buttons(false);
    }
}
// #endregion class
