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
namespace mod_tally\output;

/**
 * Renderer of the tally activity.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class renderer extends \core\output\plugin_renderer_base {
    // #region viewpage
    /**
     * Renders the page of a tally.
     *
     * @param view_page $page The page.
     * @return string HTML.
     */
    protected function render_view_page(view_page $page): string {
        return $this->render_from_template(
            'mod_tally/view_page',
            $page->export_for_template($this)
        );
    }
    // #endregion viewpage
}
// #endregion class
