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
 * A column with the number of words in each question.
 *
 * @package    qbank_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class word_count_column extends \core_question\local\bank\column_base {
    // #region names
    /**
     * Returns the CSS class of the cells, which also identifies the column for
     * sorting.
     *
     * @return string
     */
    public function get_name(): string {
        return 'tallywordcount';
    }

    /**
     * Returns the heading.
     *
     * @return string
     */
    public function get_title(): string {
        return get_string('words', 'qbank_tally');
    }
    // #endregion names

    // #region width
    /**
     * Returns the default width of the column in pixels.
     *
     * @return int
     */
    public function get_default_width(): int {
        return 80;
    }
    // #endregion width

    // #region fields
    /**
     * Returns the database fields to query.
     *
     * @return string[]
     */
    public function get_required_fields(): array {
        return ['q.questiontext'];
    }
    // #endregion fields

    // #region content
    /**
     * Prints one cell.
     *
     * @param \stdClass $question The question, with the required fields.
     * @param string $rowclasses The classes of the row.
     */
    protected function display_content($question, $rowclasses): void {
        echo count_words($question->questiontext);
    }
    // #endregion content
}
// #endregion class
