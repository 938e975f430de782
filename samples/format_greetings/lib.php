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
 * The greetings format.
 *
 * @package    format_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

require_once($CFG->dirroot . '/course/format/lib.php');

// #region class
/**
 * A course in stages, each of which greets people.
 *
 * @package    format_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class format_greetings extends core_courseformat\base {
    // #region features
    /**
     * The course has sections.
     *
     * @return bool
     */
    public function uses_sections() {
        return true;
    }

    /**
     * The course has a course index.
     *
     * @return bool
     */
    public function uses_course_index() {
        return true;
    }

    /**
     * The page works with the reactive course editor.
     *
     * @return bool
     */
    public function supports_components() {
        return true;
    }

    /**
     * The page can be edited without loading it anew.
     *
     * @return stdClass
     */
    public function supports_ajax() {
        return (object) ['capable' => true];
    }

    /**
     * Activities are not indented.
     *
     * @return bool
     */
    public function uses_indentation(): bool {
        return false;
    }

    /**
     * Sections can be deleted.
     *
     * @param int|stdClass|section_info $section The section.
     * @return bool
     */
    public function can_delete_section($section) {
        return true;
    }

    /**
     * A new course gets a forum for announcements.
     *
     * @return bool
     */
    public function supports_news() {
        return true;
    }
    // #endregion features

    // #region names
    /**
     * Returns the name of a section: the one that a teacher has given it, or the default.
     *
     * @param int|stdClass|section_info $section The section or its number.
     * @return string
     */
    public function get_section_name($section) {
        $section = $this->get_section($section, MUST_EXIST);
        if ((string) $section->name !== '') {
            return format_string($section->name, true, ['context' => $this->get_context()]);
        }

        return $this->get_default_section_name($section);
    }

    /**
     * Returns the name of a section that nobody has named.
     *
     * @param stdClass|section_info $section The section.
     * @return string
     */
    public function get_default_section_name($section) {
        if ((int) $section->section === 0) {
            return get_string('section0name', 'format_greetings');
        }

        return parent::get_default_section_name($section);
    }
    // #endregion names

    // #region courseoptions
    /**
     * Defines the options of the course.
     *
     * @param bool $foreditform Whether the form needs them.
     * @return array
     */
    public function course_format_options($foreditform = false) {
        $options = [
            'greetings_welcome' => ['default' => '', 'type' => PARAM_TEXT],
        ];

        if ($foreditform) {
            $options['greetings_welcome'] += [
                'label' => new lang_string('welcome', 'format_greetings'),
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
     * Defines the options of each section.
     *
     * @param bool $foreditform Whether the form needs them.
     * @return array
     */
    public function section_format_options($foreditform = false) {
        $options = [
            'greetings_hello' => ['default' => '', 'type' => PARAM_TEXT],
        ];

        if ($foreditform) {
            $options['greetings_hello'] += [
                'label' => new lang_string('hello', 'format_greetings'),
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
     * Returns what web services may tell about the options of the course.
     *
     * @return array
     */
    public function get_config_for_external() {
        return $this->get_format_options();
    }
    // #endregion external
}
// #endregion class

// #region inplace
/**
 * Stores the name of a section that somebody has edited in place.
 *
 * @param string $itemtype What is edited.
 * @param int $itemid The id of the section.
 * @param mixed $newvalue The new name.
 * @return \core\output\inplace_editable|null
 */
function format_greetings_inplace_editable($itemtype, $itemid, $newvalue) {
    global $CFG, $DB;

    require_once($CFG->dirroot . '/course/lib.php');

    if ($itemtype !== 'sectionname' && $itemtype !== 'sectionnamenl') {
        return null;
    }

    $sql = "SELECT s.*
              FROM {course_sections} s
              JOIN {course} c ON c.id = s.course
             WHERE s.id = :id AND c.format = :format";
    $section = $DB->get_record_sql($sql, ['id' => $itemid, 'format' => 'greetings'], MUST_EXIST);

    return course_get_format($section->course)->inplace_editable_update_section_name($section, $itemtype, $newvalue);
}
// #endregion inplace
