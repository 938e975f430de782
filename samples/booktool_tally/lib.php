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
 * Links to the word tally.
 *
 * @package    booktool_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region navigation
/**
 * Adds a link to the navigation of the book.
 *
 * @param settings_navigation $settings The navigation of the page.
 * @param navigation_node $node The node of the book.
 */
function booktool_tally_extend_settings_navigation(
    settings_navigation $settings,
    navigation_node $node
): void {
    $cm = $settings->get_page()->cm;
    if (!has_capability('booktool/tally:view', $cm->context)) {
        return;
    }

    $link = $node->add(
        get_string('title', 'booktool_tally'),
        new \core\url('/mod/book/tool/tally/index.php', ['id' => $cm->id]),
        navigation_node::TYPE_SETTING,
        null,
        'booktool_tally'
    );
    $link->set_force_into_more_menu(true);
}
// #endregion navigation
