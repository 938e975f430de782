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
namespace booktool_tally;

/**
 * Counts the words of a book.
 *
 * @package    booktool_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class counter {
    /**
     * Counts the words of each chapter.
     *
     * @param \stdClass $book The record of the book.
     * @param bool $seehidden Whether hidden chapters count as well.
     * @return \stdClass[] Objects with title and words, by the id of the
     *     chapter.
     */
    public static function count_words(
        \stdClass $book,
        bool $seehidden
    ): array {
        global $CFG;

        require_once($CFG->dirroot . '/mod/book/locallib.php');

        $counts = [];
        foreach (book_preload_chapters($book) as $chapter) {
            if ($chapter->hidden && !$seehidden) {
                continue;
            }
            $counts[$chapter->id] = (object) [
                'title' => $chapter->title,
                'words' => count_words($chapter->content),
            ];
        }

        return $counts;
    }
}
// #endregion class
