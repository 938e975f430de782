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
namespace format_greetings\output\courseformat;

use core\output\renderer_base;
use core_courseformat\output\local\content as content_base;

/**
 * The whole content of the course page.
 *
 * @package    format_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class content extends content_base {
    /**
     * Returns the name of the template.
     *
     * @param renderer_base $renderer Renderer.
     * @return string
     */
    public function get_template_name(renderer_base $renderer): string {
        return 'format_greetings/local/content';
    }

    /**
     * Adds the welcome message to the template data.
     *
     * @param renderer_base $output Renderer.
     * @return \stdClass
     */
    public function export_for_template(renderer_base $output): \stdClass {
        $data = parent::export_for_template($output);
        $welcome = $this->format->get_course()->greetings_welcome;
        $data->welcome = format_string(
            $welcome,
            true,
            ['context' => $this->format->get_context()]
        );

        return $data;
    }
}
// #endregion class
