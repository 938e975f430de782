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
namespace format_greetings\output\courseformat\content;

use core_courseformat\output\local\content\section as section_base;

/**
 * One section of the course page.
 *
 * @package    format_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class section extends section_base {
    /**
     * Returns the name of the template.
     *
     * @param \renderer_base $renderer Renderer.
     * @return string
     */
    public function get_template_name(\renderer_base $renderer): string {
        return 'format_greetings/local/content/section';
    }

    /**
     * Adds the greeting to the template data.
     *
     * @param \renderer_base $output Renderer.
     * @return \stdClass
     */
    public function export_for_template(\renderer_base $output): \stdClass {
        $data = parent::export_for_template($output);
        if ($this->section->uservisible) {
            $context = \context_course::instance($this->format->get_courseid());
            $data->hello = format_string(
                $this->section->greetings_hello,
                true,
                ['context' => $context]
            );
        }

        return $data;
    }
}
// #endregion class
