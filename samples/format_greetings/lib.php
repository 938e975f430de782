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
 * Class and callbacks of the greetings format.
 *
 * @package    format_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

require_once($CFG->dirroot . '/course/format/lib.php');

// #region class
/**
 * Shows a course as stages, each of which can greet the participants.
 *
 * @package    format_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class format_greetings extends core_courseformat\base {
    // #region features
    /**
     * Enables sections.
     *
     * @return bool
     */
    public function uses_sections(): bool {
        return true;
    }

    /**
     * Shows the course index.
     *
     * @return bool
     */
    public function uses_course_index(): bool {
        return true;
    }

    /**
     * Enables the reactive course editor.
     *
     * @return bool
     */
    public function supports_components(): bool {
        return true;
    }

    /**
     * Lets users edit the page without reloading it.
     *
     * @return stdClass
     */
    public function supports_ajax(): stdClass {
        return (object) ['capable' => true];
    }

    /**
     * Disables indentation of activities.
     *
     * @return bool
     */
    public function uses_indentation(): bool {
        return false;
    }

    /**
     * Allows users to delete sections.
     *
     * @param int|stdClass|section_info $section The section.
     * @return bool
     */
    public function can_delete_section($section): bool {
        return true;
    }

    /**
     * Adds an announcements forum to new courses.
     *
     * @return bool
     */
    public function supports_news(): bool {
        return true;
    }
    // #endregion features

    // #region names
    /**
     * Returns the name that a teacher gave the section, or its default name.
     *
     * @param int|stdClass|section_info $section The section or its number.
     * @return string
     */
    public function get_section_name($section): string {
        $section = $this->get_section($section, MUST_EXIST);
        if ((string) $section->name !== '') {
            return format_string(
                $section->name,
                true,
                ['context' => $this->get_context()]
            );
        }

        return $this->get_default_section_name($section);
    }

    /**
     * Returns the name of a section that teachers have not named.
     *
     * @param int|stdClass|section_info $section The section or its number.
     * @return string
     */
    public function get_default_section_name($section): string {
        $section = $this->get_section($section, MUST_EXIST);
        if ($section->sectionnum == 0) {
            return get_string('section0name', 'format_greetings');
        }

        return parent::get_default_section_name($section);
    }
    // #endregion names

    // #region courseoptions
    /**
     * Defines the course options.
     *
     * @param bool $foreditform Whether the options are for the settings form.
     * @return array
     */
    public function course_format_options($foreditform = false): array {
        $options = [
            'greetings_welcome' => ['default' => '', 'type' => PARAM_TEXT],
        ];

        if ($foreditform) {
            $options['greetings_welcome'] += [
                'label' => new \core\lang_string('welcome', 'format_greetings'),
                'help' => 'welcome',
                'element_type' => 'text',
                'element_attributes' => [['size' => 60]],
            ];
        }

        return $options;
    }
    // #endregion courseoptions

    // #region sectionoptions
    /**
     * Defines the section options.
     *
     * @param bool $foreditform Whether the options are for the settings form.
     * @return array
     */
    public function section_format_options($foreditform = false): array {
        $options = [
            'greetings_hello' => ['default' => '', 'type' => PARAM_TEXT],
        ];

        if ($foreditform) {
            $options['greetings_hello'] += [
                'label' => new \core\lang_string('hello', 'format_greetings'),
                'help' => 'hello',
                'element_type' => 'text',
                'element_attributes' => [['size' => 60]],
            ];
        }

        return $options;
    }
    // #endregion sectionoptions

    // #region external
    /**
     * Returns the course options that web services may show.
     *
     * @return array
     */
    public function get_config_for_external(): array {
        return $this->get_format_options();
    }
    // #endregion external
}
// #endregion class

// #region inplace
/**
 * Saves a section name that was edited in place.
 *
 * @param string $itemtype Type of the edited value.
 * @param int $itemid Section ID.
 * @param mixed $newvalue New name.
 * @return \core\output\inplace_editable|null
 */
function format_greetings_inplace_editable(
    string $itemtype,
    int $itemid,
    mixed $newvalue
): ?\core\output\inplace_editable {
    global $CFG, $DB;

    require_once($CFG->dirroot . '/course/lib.php');

    if ($itemtype !== 'sectionname' && $itemtype !== 'sectionnamenl') {
        return null;
    }

    $sql = "SELECT s.*
              FROM {course_sections} s
              JOIN {course} c ON c.id = s.course
             WHERE s.id = :id AND c.format = :format";
    $section = $DB->get_record_sql(
        $sql,
        ['id' => $itemid, 'format' => 'greetings'],
        MUST_EXIST
    );

    return course_get_format(
        $section->course
    )->inplace_editable_update_section_name($section, $itemtype, $newvalue);
}
// #endregion inplace
