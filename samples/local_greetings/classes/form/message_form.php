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
namespace local_greetings\form;

defined('MOODLE_INTERNAL') || die();

require_once($CFG->libdir . '/formslib.php');

/**
 * Form to write a greeting.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class message_form extends \moodleform {
    // #region definition
    /**
     * Defines the fields.
     */
    protected function definition(): void {
        self::add_fields($this->_form);
        $this->add_action_buttons(
            true,
            get_string('sendgreeting', 'local_greetings')
        );
    }
    // #endregion definition

    // #region fields
    /**
     * Adds the fields of a greeting to a form.
     *
     * @param \MoodleQuickForm $mform The form.
     */
    public static function add_fields(\MoodleQuickForm $mform): void {
        // #region recipient
        $mform->addElement('autocomplete', 'userid', get_string('recipient', 'local_greetings'), [], [
            'ajax' => 'core_user/form_user_selector',
            'multiple' => false,
            'valuehtmlcallback' => function ($userid): string {
                $user = \core_user::get_user($userid);
                return $user ? s(fullname($user)) : '';
            },
        ]);
        $mform->setType('userid', PARAM_INT);
        $mform->addRule(
            'userid',
            get_string('required'),
            'required',
            null,
            'client'
        );
        // #endregion recipient

        // #region message
        $mform->addElement(
            'textarea',
            'message',
            get_string('message', 'local_greetings'),
            ['rows' => 4, 'cols' => 60]
        );
        $mform->setType('message', PARAM_TEXT);
        $mform->addRule(
            'message',
            get_string('required'),
            'required',
            null,
            'client'
        );
        $mform->addHelpButton('message', 'message', 'local_greetings');
        // #endregion message
    }
    // #endregion fields

    // #region validation
    /**
     * Validates the values.
     *
     * @param array $data Submitted values.
     * @param array $files Uploaded files.
     * @return string[] Errors by field name.
     */
    public function validation($data, $files): array {
        return parent::validation($data, $files) + self::validate_fields($data);
    }

    /**
     * Validates the fields of a greeting.
     *
     * @param array $data Submitted values.
     * @return string[] Errors by field name.
     */
    public static function validate_fields(array $data): array {
        $errors = [];

        $user = \core_user::is_real_user($data['userid'])
            ? \core_user::get_user($data['userid'])
            : false;
        if (!$user || $user->deleted || isguestuser($user)) {
            $errors['userid'] = get_string('invaliduser', 'error');
        }
        if (trim($data['message']) === '') {
            $errors['message'] = get_string('required');
        }

        return $errors;
    }
    // #endregion validation
}
// #endregion class
