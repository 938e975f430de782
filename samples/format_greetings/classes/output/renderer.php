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
namespace format_greetings\output;

use core_courseformat\output\section_renderer;

/**
 * Renderer of the greetings format.
 *
 * @package    format_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class renderer extends section_renderer {
    /**
     * Returns the title of a section, which can be edited in place.
     *
     * @param \section_info|\stdClass $section The section.
     * @param \stdClass $course The course.
     * @return string
     */
    public function section_title($section, $course): string {
        return $this->render(course_get_format($course)->inplace_editable_render_section_name($section));
    }

    /**
     * Returns the title of a section without a link.
     *
     * @param \section_info|\stdClass $section The section.
     * @param \stdClass $course The course.
     * @return string
     */
    public function section_title_without_link($section, $course): string {
        return $this->render(
            course_get_format($course)->inplace_editable_render_section_name(
                $section,
                false
            )
        );
    }
}
// #endregion class
