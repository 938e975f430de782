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
namespace mod_tally\analytics\indicator;

/**
 * Measures how deeply participants engage with a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class cognitive_depth extends activity_base {
    /**
     * Returns the name of the indicator.
     *
     * @return \core\lang_string
     */
    public static function get_name(): \core\lang_string {
        return new \core\lang_string('indicator:cognitivedepth', 'mod_tally');
    }

    /**
     * Returns the type of this indicator.
     *
     * @return string
     */
    public function get_indicator_type(): string {
        return self::INDICATOR_COGNITIVE;
    }

    /**
     * Returns the maximum level. Participants submit entries, but don't get
     * feedback.
     *
     * @param \cm_info $cm The activity.
     * @return int
     */
    public function get_cognitive_depth_level(\cm_info $cm): int {
        return self::COGNITIVE_LEVEL_2;
    }
}
// #endregion class
