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
declare(strict_types=1);

namespace mod_tally\completion;

use core_completion\activity_custom_completion;

/**
 * Custom completion rules of the tally activity.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class custom_completion extends activity_custom_completion {
    // #region state
    /**
     * Checks whether the user meets a rule.
     *
     * @param string $rule Name of the rule.
     * @return int COMPLETION_COMPLETE or COMPLETION_INCOMPLETE.
     */
    public function get_state(string $rule): int {
        global $DB;

        $this->validate_rule($rule);

        $count = $DB->count_records(
            'tally_entries',
            ['tallyid' => $this->cm->instance, 'userid' => $this->userid]
        );
        $needed = $this->cm->customdata['customcompletionrules']['completionentries'];

        return $count >= $needed ? COMPLETION_COMPLETE : COMPLETION_INCOMPLETE;
    }
    // #endregion state

    // #region rules
    /**
     * Returns the names of all custom rules, whether they are in use or not.
     *
     * @return string[]
     */
    public static function get_defined_custom_rules(): array {
        return ['completionentries'];
    }

    /**
     * Returns the descriptions of the rules that participants see.
     *
     * @return string[] Descriptions, keyed by rule name.
     */
    public function get_custom_rule_descriptions(): array {
        $needed = $this->cm->customdata['customcompletionrules']['completionentries'] ?? 0;

        return ['completionentries' => get_string(
            'completiondetail:entries',
            'tally',
            $needed
        )];
    }

    /**
     * Returns all completion conditions in the order in which participants see
     * them.
     *
     * @return string[]
     */
    public function get_sort_order(): array {
        return ['completionview', 'completionentries', 'completionusegrade', 'completionpassgrade'];
    }
    // #endregion rules
}
// #endregion class
