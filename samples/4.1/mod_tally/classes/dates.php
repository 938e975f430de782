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
namespace mod_tally;

/**
 * The dates of a tally, for the course page and the activity.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class dates extends \core\activity_dates {
    // #region dates
    /**
     * Returns the dates.
     *
     * @return array[]
     */
    protected function get_dates(): array {
        $timeclose = $this->cm->customdata['timeclose'] ?? 0;
        if (!$timeclose) {
            return [];
        }

        $label = $timeclose > time()
            ? 'activitydate:closes'
            : 'activitydate:closed';
        return [
            [
                'dataid' => 'timeclose',
                'label' => get_string($label, 'course'),
                'timestamp' => (int) $timeclose,
            ],
        ];
    }
    // #endregion dates
}
// #endregion class
