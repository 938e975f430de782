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
 * A goal field with its settings.
 *
 * @package    customfield_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class field_controller extends \core_customfield\field_controller {
    /** @var string Name of the field type. */
    public const TYPE = 'tally';

    // #region definition
    /**
     * Adds the settings of the field type.
     *
     * @param \MoodleQuickForm $mform The form.
     */
    public function config_form_definition(\MoodleQuickForm $mform): void {
        $mform->addElement(
            'header',
            'header_specificsettings',
            get_string('specificsettings', 'customfield_tally')
        );
        $mform->setExpanded('header_specificsettings', true);

        $mform->addElement(
            'text',
            'configdata[defaultvalue]',
            get_string('defaultvalue', 'core_customfield'),
            ['size' => 6]
        );
        $mform->setType('configdata[defaultvalue]', PARAM_INT);

        $mform->addElement(
            'text',
            'configdata[maximum]',
            get_string('maximum', 'customfield_tally'),
            ['size' => 6]
        );
        $mform->setType('configdata[maximum]', PARAM_INT);
        $mform->addHelpButton(
            'configdata[maximum]',
            'maximum',
            'customfield_tally'
        );
    }
    // #endregion definition

    // #region validation
    /**
     * Validates the settings.
     *
     * @param array $data The form data.
     * @param array $files Not used.
     * @return string[] Error messages, indexed by element name.
     */
    public function config_form_validation(array $data, $files = []): array {
        $errors = parent::config_form_validation($data, $files);
        $maximum = (int) $data['configdata']['maximum'];
        if ($maximum && (int) $data['configdata']['defaultvalue'] > $maximum) {
            $errors['configdata[defaultvalue]'] = get_string(
                'errormaximum',
                'customfield_tally',
                $maximum
            );
        }

        return $errors;
    }
    // #endregion validation

    // #region parse
    /**
     * Converts a value from an uploaded course file to the value to store.
     *
     * @param string $value The value.
     * @return int
     */
    public function parse_value(string $value): int {
        return (int) unformat_float($value);
    }
    // #endregion parse
}
// #endregion class
