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
namespace format_greetings;

/**
 * Tests for the greetings format.
 *
 * @package    format_greetings
 * @covers     \format_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class format_test extends \advanced_testcase {
    /** @var \stdClass The test course. */
    protected \stdClass $course;

    /**
     * Creates a course with section 0 and three more sections.
     */
    protected function setUp(): void {
        parent::setUp();

        $this->resetAfterTest();
        $this->setAdminUser();
        $this->course = $this->getDataGenerator()->create_course(
            ['format' => 'greetings', 'numsections' => 3, 'greetings_welcome' => 'Good morning'],
            ['createsections' => true]
        );
    }

    // #region names
    /**
     * Sections have default names until a teacher names them.
     */
    public function test_section_names(): void {
        $format = course_get_format($this->course);
        $this->assertSame('Welcome', $format->get_section_name(0));
        $this->assertSame('Stage 2', $format->get_section_name(2));

        course_update_section(
            $this->course,
            $format->get_section(2),
            ['name' => 'Meeting people']
        );
        $this->assertSame(
            'Meeting people',
            course_get_format($this->course)->get_section_name(2)
        );
    }
    // #endregion names

    // #region output
    /**
     * The template data contains the options of the course and its sections.
     */
    public function test_output(): void {
        global $PAGE;

        $section = course_get_format($this->course)->get_section(1);
        course_update_section(
            $this->course,
            $section,
            ['greetings_hello' => 'Good to see you']
        );

        $PAGE->set_course($this->course);
        $PAGE->set_url('/course/view.php', ['id' => $this->course->id]);
        $format = course_get_format($this->course);
        $outputclass = $format->get_output_classname('content');
        $data = (new $outputclass($format))->export_for_template(
            $format->get_renderer($PAGE)
        );

        $this->assertSame('Good morning', $data->welcome);
        $this->assertSame('Good to see you', $data->sections[0]->hello);
        $this->assertSame('', $data->sections[1]->hello);
    }
    // #endregion output
}
// #endregion class
