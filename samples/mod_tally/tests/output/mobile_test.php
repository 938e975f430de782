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
namespace mod_tally\output;

/**
 * Tests for the content of the Moodle app.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \mod_tally\output\mobile
 */
final class mobile_test extends \advanced_testcase {
    // #region setup
    /** @var \stdClass A course. */
    protected \stdClass $course;

    /** @var \stdClass A tally in the course. */
    protected \stdClass $tally;

    /**
     * Creates a course with a tally.
     */
    protected function setUp(): void {
        parent::setUp();
        $this->resetAfterTest();
        $this->setAdminUser();

        $this->course = $this->getDataGenerator()->create_course();
        $this->tally = $this->getDataGenerator()->create_module(
            'tally',
            ['course' => $this->course->id]
        );
    }

    /**
     * Calls a method of the class in the same way as the app.
     *
     * @param string $method Name of the method.
     * @return array
     */
    protected function get_content(string $method): array {
        $result = \tool_mobile\external::get_content('mod_tally', $method, [
            ['name' => 'courseid', 'value' => $this->course->id],
            ['name' => 'cmid', 'value' => $this->tally->cmid],
        ]);

        return \tool_mobile\external::clean_returnvalue(
            \tool_mobile\external::get_content_returns(),
            $result
        );
    }
    // #endregion setup

    // #region entries
    /**
     * The entries are returned as JSON.
     */
    public function test_entries_view(): void {
        $student = $this->getDataGenerator()->create_and_enrol(
            $this->course,
            'student',
            ['firstname' => 'Sam']
        );
        $generator = $this->getDataGenerator()->get_plugin_generator('mod_tally');
        $generator->create_entry(['tallyid' => $this->tally->id, 'userid' => $student->id, 'value' => 40]);

        $this->setUser($student);
        $content = $this->get_content('mobile_entries_view');

        $this->assertEquals('main', $content['templates'][0]['id']);
        $this->assertEquals('entries', $content['otherdata'][0]['name']);
        $entries = json_decode($content['otherdata'][0]['value']);
        $this->assertCount(1, $entries);
        $this->assertEquals(40, $entries[0]->value);
    }
    // #endregion entries

    // #region outside
    /**
     * Users who aren't enrolled can't access the content.
     */
    public function test_outside_the_course(): void {
        $this->setUser($this->getDataGenerator()->create_user());

        $this->expectException(\core\exception\require_login_exception::class);
        $this->get_content('mobile_course_view');
    }
    // #endregion outside
}
// #endregion class
