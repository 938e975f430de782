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
namespace local_greetings\output;

/**
 * Renderer of the greetings plugin.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class renderer extends \plugin_renderer_base {
    // #region list
    /**
     * Renders a list of greetings, or a notification if there are none.
     *
     * @param greetings_list $list The list.
     * @return string HTML.
     */
    protected function render_greetings_list(greetings_list $list): string {
        $data = $list->export_for_template($this);
        if (!$data['greetings']) {
            return $this->notification(
                get_string('nogreeting', 'local_greetings'),
                'info',
                false
            );
        }

        return $this->render_from_template(
            'local_greetings/greetings_list',
            $data
        );
    }
    // #endregion list
}
// #endregion class
