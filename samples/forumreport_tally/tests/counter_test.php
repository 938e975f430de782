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
namespace forumreport_tally;

/**
 * Tests for the counter of posts.
 *
 * @package    forumreport_tally
 * @covers     \forumreport_tally\counter
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class counter_test extends \advanced_testcase {
    /**
     * Users who can't access all groups only see discussions of their own
     * groups.
     */
    public function test_count_posts(): void {
        $this->resetAfterTest();
        $generator = $this->getDataGenerator();
        $course = $generator->create_course();
        $teacher = $generator->create_and_enrol($course, 'teacher');
        $other = $generator->create_and_enrol($course, 'student');
        $own = $generator->create_group(['courseid' => $course->id]);
        $foreign = $generator->create_group(['courseid' => $course->id]);
        $generator->create_group_member(
            ['groupid' => $own->id, 'userid' => $teacher->id]
        );

        $forum = $generator->create_module(
            'forum',
            ['course' => $course->id, 'groupmode' => SEPARATEGROUPS]
        );
        $forumgenerator = $generator->get_plugin_generator('mod_forum');
        $base = ['course' => $course->id, 'forum' => $forum->id, 'userid' => $other->id];
        $discussion = $forumgenerator->create_discussion(
            $base + ['groupid' => $own->id]
        );
        $forumgenerator->create_post(
            ['discussion' => $discussion->id, 'userid' => $teacher->id]
        );
        $forumgenerator->create_discussion($base + ['groupid' => $foreign->id]);

        $this->setUser($teacher);
        $cm = get_fast_modinfo($course)->get_cm($forum->cmid);
        $counts = counter::count_posts($cm);

        $this->assertCount(1, $counts);
        $this->assertEquals(2, $counts[$discussion->id]->posts);
    }
}
// #endregion class
