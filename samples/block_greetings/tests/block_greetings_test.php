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
namespace block_greetings;

use local_greetings\message_store;

/**
 * Tests for the greetings block.
 *
 * @package    block_greetings
 * @covers     \block_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class block_greetings_test extends \advanced_testcase {
    // #region instance
    /**
     * Creates a block in a course and returns it as the course page would load
     * it.
     *
     * @param array $config Configuration of the block.
     * @return \block_greetings
     */
    protected function create_block_in_course(
        array $config = []
    ): \block_greetings {
        $course = $this->getDataGenerator()->create_course();
        $record = $this->getDataGenerator()->create_block('greetings', [
            'parentcontextid' => \core\context\course::instance($course->id)->id,
            'pagetypepattern' => 'course-view-*',
            'configdata' => base64_encode(serialize((object) $config)),
        ]);

        $page = new \moodle_page();
        $page->set_course($course);
        $page->set_pagetype('course-view-topics');

        return block_instance('greetings', $record, $page);
    }
    // #endregion instance

    // #region content
    /**
     * The configuration limits the number of greetings.
     */
    public function test_content(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        message_store::add($user->id, 'Good morning');
        message_store::add($user->id, 'Good evening');
        $this->setUser($user);

        $content = $this->create_block_in_course(
            ['number' => 1]
        )->get_content();

        $this->assertStringContainsString('Good evening', $content->text);
        $this->assertStringNotContainsString('Good morning', $content->text);
    }
    // #endregion content

    // #region guest
    /**
     * Guests see nothing.
     */
    public function test_guest(): void {
        $this->resetAfterTest();
        $this->setGuestUser();

        $this->assertTrue($this->create_block_in_course()->is_empty());
    }
    // #endregion guest

    // #region title
    /**
     * The title comes from the configuration.
     */
    public function test_title(): void {
        $this->resetAfterTest();

        $this->assertSame(
            'Post',
            $this->create_block_in_course(['title' => 'Post'])->get_title()
        );
        $this->assertSame(
            'Latest greetings',
            $this->create_block_in_course()->get_title()
        );
    }
    // #endregion title
}
// #endregion class
