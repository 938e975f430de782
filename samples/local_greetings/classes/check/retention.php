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
namespace local_greetings\check;

use core\check\check;
use core\check\result;

/**
 * Checks that old greetings don't pile up.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class retention extends check {
    // #region link
    /**
     * Returns a link to the page where administrators can solve the problem.
     *
     * @return \core\output\action_link|null
     */
    public function get_action_link(): ?\core\output\action_link {
        $url = new \core\url(
            '/admin/settings.php',
            ['section' => 'local_greetings']
        );
        return new \core\output\action_link(
            $url,
            get_string('keepdays', 'local_greetings')
        );
    }
    // #endregion link

    // #region result
    /**
     * Checks the setting and the table.
     *
     * @return result
     */
    public function get_result(): result {
        global $DB;

        $lastyear = \core\di::get(\core\clock::class)->time() - YEARSECS;
        $old = $DB->count_records_select(
            'local_greetings_messages',
            'timecreated < ?',
            [$lastyear]
        );
        if ($old && !get_config('local_greetings', 'keepdays')) {
            return new result(
                result::WARNING,
                get_string('checkretentionwarning', 'local_greetings', $old)
            );
        }

        return new result(
            result::OK,
            get_string('checkretentionok', 'local_greetings')
        );
    }
    // #endregion result
}
// #endregion class
