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
namespace customfield_tally;

/**
 * The goal of a course or another record.
 *
 * @package    customfield_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class data_controller extends \core_customfield\data_controller {
    // #region datafield
    /**
     * Returns the name of the column that stores the value.
     *
     * @return string
     */
    public function datafield(): string {
        return 'intvalue';
    }
    // #endregion datafield

    // #region definition
    /**
     * Adds the element to the form.
     *
     * @param \MoodleQuickForm $mform The form.
     */
    public function instance_form_definition(\MoodleQuickForm $mform): void {
        $field = $this->get_field();
        $name = $this->get_form_element_name();

        $mform->addElement(
            'text',
            $name,
            $field->get_formatted_name(),
            ['size' => 6]
        );
        $mform->setType($name, PARAM_INT);
        $mform->setDefault($name, $this->get_default_value());
        if ($field->get_configdata_property('required')) {
            $mform->addRule($name, null, 'required', null, 'client');
        }
    }
    // #endregion definition

    // #region validation
    /**
     * Validates the value.
     *
     * @param array $data The form data.
     * @param array $files Not used.
     * @return string[] Error messages, indexed by element name.
     */
    public function instance_form_validation(array $data, array $files): array {
        $errors = parent::instance_form_validation($data, $files);
        $name = $this->get_form_element_name();
        $maximum = (int) $this->get_field()->get_configdata_property('maximum');
        if ($maximum && (int) $data[$name] > $maximum) {
            $errors[$name] = get_string(
                'errormaximum',
                'customfield_tally',
                $maximum
            );
        }

        return $errors;
    }
    // #endregion validation

    // #region default
    /**
     * Returns the default value, as it would be stored.
     *
     * @return int
     */
    public function get_default_value(): int {
        return (int) $this->get_field()->get_configdata_property(
            'defaultvalue'
        );
    }
    // #endregion default

    // #region export
    /**
     * Returns the value for display.
     *
     * @return string|null Null if there is none.
     */
    public function export_value(): ?string {
        $value = $this->get_value();

        return $this->is_empty($value) ? null : get_string('goalvalue', 'customfield_tally', format_float($value, 0));
    }
    // #endregion export
}
// #endregion class
