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
 * Prints the course page of a course in the greetings format. Included by
 * course/view.php.
 *
 * @package    format_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region page
$format = course_get_format($course);
$course = $format->get_course();
course_create_sections_if_missing($course, 0);

if (!empty($displaysection)) {
    $format->set_section_number($displaysection);
}

$renderer = $format->get_renderer($PAGE);
$outputclass = $format->get_output_classname('content');
echo $renderer->render(new $outputclass($format));
// #endregion page
