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
namespace enrol_greetings\form;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->libdir . '/formslib.php');

/**
 * Greeting form. The custom data is the enrolment instance.
 *
 * @package    enrol_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class enrol_form extends \moodleform {
    /**
     * Returns a unique identifier, because a course can have several instances.
     *
     * @return string
     */
    protected function get_form_identifier(): string {
        return 'enrol_greetings_' . $this->_customdata->id;
    }

    /**
     * Defines the form.
     */
    protected function definition(): void {
        $mform = $this->_form;
        $instance = $this->_customdata;

        $mform->addElement(
            'header',
            'greetingsheader',
            enrol_get_plugin('greetings')->get_instance_name($instance)
        );

        $mform->addElement(
            'text',
            'greeting',
            get_string('greeting', 'enrol_greetings')
        );
        $mform->setType('greeting', PARAM_TEXT);
        $mform->addRule('greeting', null, 'required', null, 'client');

        $mform->addElement('hidden', 'id', $instance->courseid);
        $mform->setType('id', PARAM_INT);

        $this->add_action_buttons(
            false,
            get_string('sayhello', 'enrol_greetings')
        );
    }

    /**
     * Validates the greeting.
     *
     * @param array $data The form data.
     * @param array $files Not used.
     * @return string[] Error messages, indexed by field name.
     */
    public function validation($data, $files): array {
        $errors = parent::validation($data, $files);

        $expected = \core_text::strtolower(
            trim($this->_customdata->customchar1 ?? '')
        );
        if ($expected !== '' && \core_text::strtolower(
            trim($data['greeting'])
        ) !== $expected) {
            $errors['greeting'] = get_string(
                'wronggreeting',
                'enrol_greetings'
            );
        }

        return $errors;
    }
}
// #endregion class
