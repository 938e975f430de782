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
namespace availability_greetings;

/**
 * Provides the strings and parameters for the form of the condition.
 *
 * @package    availability_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class frontend extends \core_availability\frontend {
    // #region strings
    /**
     * Returns the strings that the JavaScript uses.
     *
     * @return string[]
     */
    protected function get_javascript_strings(): array {
        return ['error_number', 'number'];
    }
    // #endregion strings

    // #region params
    /**
     * Returns the arguments for initInner().
     *
     * @param \stdClass $course The course.
     * @param \cm_info|null $cm Activity that is being edited, if any.
     * @param \section_info|null $section Section that is being edited, if any.
     * @return array
     */
    protected function get_javascript_init_params(
        $course,
        ?\cm_info $cm = null,
        ?\section_info $section = null
    ): array {
        return [1];
    }
    // #endregion params

    // #region add
    /**
     * Returns whether teachers can add the condition.
     *
     * @param \stdClass $course The course.
     * @param \cm_info|null $cm Activity that is being edited, if any.
     * @param \section_info|null $section Section that is being edited, if any.
     * @return bool
     */
    protected function allow_add(
        $course,
        ?\cm_info $cm = null,
        ?\section_info $section = null
    ): bool {
        return $course->id != SITEID;
    }
    // #endregion add
}
// #endregion class
