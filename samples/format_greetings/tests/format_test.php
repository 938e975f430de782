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

use core_courseformat\formatactions;

/**
 * Tests for the greetings format.
 *
 * @package    format_greetings
 * @covers     \format_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class format_test extends \advanced_testcase {
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

        formatactions::section($this->course)->update(
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
        $section = course_get_format($this->course)->get_section(1);
        formatactions::section($this->course)->update(
            $section,
            ['greetings_hello' => 'Good to see you']
        );

        $data = $this->export_content();

        $this->assertSame('Good morning', $data->welcome);
        $this->assertSame('', $data->sections[0]->hello);
        $this->assertSame('Good to see you', $data->sections[1]->hello);
    }

    /**
     * A page can show any section alone, including section 0.
     */
    public function test_single_section(): void {
        course_get_format($this->course)->set_sectionnum(0);

        $this->assertEquals(0, $this->export_content()->singlesection->num);
    }

    /**
     * Returns the template data of the course page.
     *
     * @return \stdClass
     */
    protected function export_content(): \stdClass {
        global $PAGE;

        $PAGE->set_course($this->course);
        $PAGE->set_url('/course/view.php', ['id' => $this->course->id]);
        $format = course_get_format($this->course);
        $outputclass = $format->get_output_classname('content');

        return (new $outputclass($format))->export_for_template(
            $format->get_renderer($PAGE)
        );
    }
    // #endregion output
}
// #endregion class
