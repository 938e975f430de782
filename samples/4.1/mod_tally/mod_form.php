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
 * Settings form of a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region class
defined('MOODLE_INTERNAL') || die();

require_once($CFG->dirroot . '/course/moodleform_mod.php');

/**
 * Settings form of a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class mod_tally_mod_form extends moodleform_mod {
    // #region definition
    /**
     * Defines the form.
     */
    protected function definition(): void {
        $mform = $this->_form;

        $mform->addElement('header', 'general', get_string('general', 'form'));

        $mform->addElement(
            'text',
            'name',
            get_string('name'),
            ['size' => '64']
        );
        $mform->setType('name', PARAM_TEXT);
        $mform->addRule('name', null, 'required', null, 'client');
        $mform->addRule(
            'name',
            get_string('maximumchars', '', 255),
            'maxlength',
            255,
            'client'
        );

        $this->standard_intro_elements();

        $mform->addElement(
            'header',
            'availability',
            get_string('availability')
        );
        $mform->addElement(
            'date_time_selector',
            'timeclose',
            get_string('timeclose', 'tally'),
            ['optional' => true]
        );
        $mform->addHelpButton('timeclose', 'timeclose', 'tally');

        $this->standard_grading_coursemodule_elements();
        $this->standard_coursemodule_elements();
        $this->add_action_buttons();
    }
    // #endregion definition

    // #region validation
    /**
     * Validates the submitted values.
     *
     * @param array $data Submitted values.
     * @param array $files Uploaded files.
     * @return string[] Errors, keyed by field name.
     */
    public function validation($data, $files): array {
        $errors = parent::validation($data, $files);

        if ($data['timeclose'] && $data['timeclose'] < make_timestamp(2000)) {
            $errors['timeclose'] = get_string('timeclosepast', 'tally');
        }

        return $errors;
    }
    // #endregion validation

    // #region completionrules
    /**
     * Adds the fields for the custom completion rules.
     *
     * @return string[] Names of the top-level form elements.
     */
    public function add_completion_rules(): array {
        $mform = $this->_form;

        $group = [
            $mform->createElement(
                'checkbox',
                'completionentriesenabled',
                '',
                get_string('completionentries', 'tally')
            ),
            $mform->createElement(
                'text',
                'completionentries',
                '',
                ['size' => 3]
            ),
        ];
        $mform->setType('completionentries', PARAM_INT);
        $mform->addGroup(
            $group,
            'completionentriesgroup',
            get_string('completionentriesgroup', 'tally'),
            [' '],
            false
        );
        $mform->disabledIf(
            'completionentries',
            'completionentriesenabled',
            'notchecked'
        );

        return ['completionentriesgroup'];
    }

    /**
     * Checks whether the teacher has enabled at least one custom rule.
     *
     * @param array $data Submitted form data.
     * @return bool
     */
    public function completion_rule_enabled($data): bool {
        return !empty($data['completionentriesenabled']) && $data['completionentries'] > 0;
    }
    // #endregion completionrules

    // #region preprocessing
    /**
     * Prepares the stored values for the form.
     *
     * @param array $defaultvalues Values that the form is filled with.
     */
    public function data_preprocessing(&$defaultvalues): void {
        parent::data_preprocessing($defaultvalues);

        $defaultvalues['completionentriesenabled'] = empty($defaultvalues['completionentries']) ? 0 : 1;
        if (empty($defaultvalues['completionentries'])) {
            $defaultvalues['completionentries'] = 1;
        }
    }
    // #endregion preprocessing

    // #region postprocessing
    /**
     * Prepares the submitted values for storage.
     *
     * @param stdClass $data Submitted form data.
     */
    public function data_postprocessing($data): void {
        parent::data_postprocessing($data);

        if (!empty($data->completionunlocked)) {
            $isautomatic = !empty($data->completion) && $data->completion == COMPLETION_TRACKING_AUTOMATIC;
            if (!$isautomatic || empty($data->completionentriesenabled)) {
                $data->completionentries = 0;
            }
        }
    }
    // #endregion postprocessing
}
// #endregion class
