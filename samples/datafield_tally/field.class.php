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
 * Contains the class of the tally field.
 *
 * @package    datafield_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

/**
 * Field for whole numbers up to a maximum.
 *
 * @package    datafield_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class data_field_tally extends data_field_base {
    // #region type
    /** @var string Name of the field type, as in the class name. */
    public $type = 'tally';

    /** @var int Priority of the field for global search. */
    protected static $priority = self::LOW_PRIORITY;

    /**
     * Returns the maximum.
     *
     * @return int
     */
    protected function get_maximum(): int {
        return ctype_digit((string) $this->field->param1)
            ? (int) $this->field->param1
            : 100;
    }
    // #endregion type

    // #region settings
    /**
     * Validates the settings of the field.
     *
     * @param \stdClass $fieldinput The submitted settings.
     * @return string[] Error messages, indexed by setting.
     */
    public function validate(\stdClass $fieldinput): array {
        if (!ctype_digit(trim($fieldinput->param1 ?? ''))) {
            return ['param1' => get_string('errormaximum', 'datafield_tally')];
        }

        return [];
    }
    // #endregion settings

    // #region add
    /**
     * Returns the form field for an entry.
     *
     * @param int $recordid ID of the entry, or 0 for a new one.
     * @param \stdClass|null $formdata Submitted data, if the form is displayed
     *     again.
     * @return string HTML.
     */
    public function display_add_field($recordid = 0, $formdata = null) {
        $name = 'field_' . $this->field->id;
        $value = '';
        if ($formdata) {
            $value = $formdata->$name ?? '';
        } else if ($recordid) {
            $content = $this->get_data_content($recordid);
            $value = $content ? $content->content : '';
        }

        $label = \core\output\html_writer::label(
            s($this->field->name),
            $name,
            true,
            ['class' => 'accesshide']
        );
        $input = \core\output\html_writer::empty_tag('input', [
            'type' => 'number',
            'name' => $name,
            'id' => $name,
            'value' => $value,
            'min' => 0,
            'max' => $this->get_maximum(),
            'class' => 'form-control d-inline mod-data-input',
        ]);

        return \core\output\html_writer::div(
            $label . $input,
            '',
            ['title' => $this->field->description]
        );
    }
    // #endregion add

    // #region validation
    /**
     * Validates a submitted value.
     *
     * @param \stdClass[] $values Objects with fieldname and value, indexed by
     *     the suffix of the name.
     * @return string Error message, or an empty string.
     */
    public function field_validation($values) {
        $value = trim($values[0]->value);
        if ($value === '' || (ctype_digit($value) && $value <= $this->get_maximum())) {
            return '';
        }

        return get_string(
            'errorvalue',
            'datafield_tally',
            $this->get_maximum()
        );
    }
    // #endregion validation

    // #region empty
    /**
     * Returns whether a value was entered. 0 is a value.
     *
     * @param string $value The value.
     * @param string $name The name of the form field.
     * @return bool
     */
    public function notemptyfield($value, $name) {
        return strval($value) !== '';
    }
    // #endregion empty

    // #region update
    /**
     * Stores a submitted value.
     *
     * @param int $recordid ID of the entry.
     * @param string $value The value.
     * @param string $name The name of the form field.
     * @return bool|int
     */
    public function update_content($recordid, $value, $name = '') {
        global $DB;

        $value = trim($value);
        $content = (object) [
            'fieldid' => $this->field->id,
            'recordid' => $recordid,
            'content' => $value === '' ? null : (int) $value,
        ];

        $content->id = $DB->get_field(
            'data_content',
            'id',
            ['fieldid' => $this->field->id, 'recordid' => $recordid]
        );
        if ($content->id) {
            return $DB->update_record('data_content', $content);
        }

        unset($content->id);
        return $DB->insert_record('data_content', $content);
    }
    // #endregion update

    // #region browse
    /**
     * Returns the value for the list view and the single view.
     *
     * @param int $recordid ID of the entry.
     * @param string $template The name of the template.
     * @return string HTML.
     */
    public function display_browse_field($recordid, $template) {
        $content = $this->get_data_content($recordid);
        if (!$content || !isset($content->content)) {
            return '';
        }

        return s($content->content . ' / ' . $this->get_maximum());
    }

    /**
     * Returns the value as plain text for global search.
     *
     * @param \stdClass $content The record of data_content.
     * @return string
     */
    public static function get_content_value($content) {
        return (string) $content->content;
    }
    // #endregion browse

    // #region search
    /**
     * Returns the field for the search form.
     *
     * @param string $value The current search value.
     * @return string HTML.
     */
    public function display_search_field($value = '') {
        $name = 'f_' . $this->field->id;
        $label = \core\output\html_writer::label(
            s($this->field->name),
            $name,
            true,
            ['class' => 'accesshide']
        );
        $attributes = ['type' => 'text', 'name' => $name, 'id' => $name, 'value' => $value, 'class' => 'form-control d-inline'];

        return $label . \core\output\html_writer::empty_tag('input', $attributes);
    }

    /**
     * Returns the submitted search value.
     *
     * @param array|null $defaults Previous search values, indexed by the names
     *     of the form fields.
     * @return string
     */
    public function parse_search_field($defaults = null) {
        $name = 'f_' . $this->field->id;

        return optional_param($name, $defaults[$name] ?? '', PARAM_NOTAGS);
    }

    /**
     * Returns the condition for a search.
     *
     * @param string $tablealias Alias of data_content in the query.
     * @param string $value The search value.
     * @return array The SQL condition and its parameters.
     */
    public function generate_sql($tablealias, $value) {
        global $DB;

        $name = 'df_tally_' . $this->field->id;
        $content = $DB->sql_compare_text("{$tablealias}.content");

        return [" ({$tablealias}.fieldid = {$this->field->id} AND {$content} = :{$name}) ", [$name => $value]];
    }
    // #endregion search

    // #region sort
    /**
     * Returns the SQL expression to sort entries by.
     *
     * @param string $fieldname The column.
     * @return string SQL.
     */
    public function get_sort_sql($fieldname) {
        global $DB;

        return $DB->sql_cast_char2int($fieldname, true);
    }
    // #endregion sort

    // #region preview
    /**
     * Returns whether the field appears in preset previews.
     *
     * @return bool
     */
    public function supports_preview(): bool {
        return true;
    }

    /**
     * Returns sample content for previews.
     *
     * @param int $recordid Number of the entry.
     * @return \stdClass
     */
    public function get_data_content_preview(int $recordid): \stdClass {
        return (object) [
            'id' => 0,
            'fieldid' => $this->field->id,
            'recordid' => $recordid,
            'content' => 5 + $recordid,
            'content1' => null,
            'content2' => null,
            'content3' => null,
            'content4' => null,
        ];
    }
    // #endregion preview

    // #region external
    /**
     * Returns the settings for web services.
     *
     * @return array
     */
    public function get_config_for_external() {
        $configs = parent::get_config_for_external();
        $configs['param1'] = $this->field->param1;

        return $configs;
    }
    // #endregion external
}
