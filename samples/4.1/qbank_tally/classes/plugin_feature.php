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
namespace qbank_tally;

/**
 * Tells the question bank what this plugin adds.
 *
 * @package    qbank_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class plugin_feature extends \core_question\local\bank\plugin_features_base {
    // #region columns
    /**
     * Returns the columns and the actions for single questions.
     *
     * @param \core_question\local\bank\view $qbank The question bank.
     * @return \core_question\local\bank\column_base[]
     */
    public function get_question_columns(
        \core_question\local\bank\view $qbank
    ): array {
        return [
            new word_count_column($qbank),
        ];
    }
    // #endregion columns
}
// #endregion class
