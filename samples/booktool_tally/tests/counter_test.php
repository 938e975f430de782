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
 * Tests for the counter of words.
 *
 * @package    booktool_tally
 * @covers     \booktool_tally\counter
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class counter_test extends \advanced_testcase {
    /**
     * Hidden chapters only count for users who can see them.
     */
    public function test_count_words(): void {
        $this->resetAfterTest();
        $generator = $this->getDataGenerator();
        $book = $generator->create_module(
            'book',
            ['course' => $generator->create_course()->id]
        );
        $bookgenerator = $generator->get_plugin_generator('mod_book');
        $open = $bookgenerator->create_chapter(['bookid' => $book->id, 'pagenum' => 1, 'content' => 'One two three']);
        $hidden = $bookgenerator->create_chapter(['bookid' => $book->id, 'pagenum' => 2, 'content' => 'Four', 'hidden' => 1]);

        $all = counter::count_words($book, true);
        $visible = counter::count_words($book, false);

        $this->assertSame(3, $all[$open->id]->words);
        $this->assertSame(1, $all[$hidden->id]->words);
        $this->assertSame(
            [(int) $open->id],
            array_map('intval', array_keys($visible))
        );
    }
}
// #endregion class
