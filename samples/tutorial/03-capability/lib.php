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
 * Functions of the greetings plugin that Moodle calls by name.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

/**
 * Adds a link to the navigation of the site home page.
 *
 * @param navigation_node $frontpage The node of the site home page.
 * @param stdClass $course The course record of the site home page.
 * @param \core\context $context The context of the site home page.
 */
function local_greetings_extend_navigation_frontpage(
    navigation_node $frontpage,
    stdClass $course,
    \core\context $context
): void {
    if (has_capability('local/greetings:view', $context)) {
        $frontpage->add(
            get_string('pluginname', 'local_greetings'),
            new \core\url('/local/greetings/index.php')
        );
    }
}
