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
namespace filter_tally;

/**
 * Tests for the tally filter.
 *
 * @package    filter_tally
 * @covers     \filter_tally\text_filter
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class filter_test extends \advanced_testcase {
    // #region setup
    /** @var \stdClass The test course. */
    protected \stdClass $course;

    /** @var \stdClass The test tally. */
    protected \stdClass $tally;

    /**
     * Creates a course with a tally, enables this filter and disables all
     * others.
     */
    protected function setUp(): void {
        parent::setUp();

        $this->resetAfterTest();
        $this->setAdminUser();
        $this->course = $this->getDataGenerator()->create_course();
        $this->tally = $this->getDataGenerator()->create_module(
            'tally',
            ['course' => $this->course->id, 'name' => 'Steps']
        );
        foreach (array_keys(filter_get_all_installed()) as $name) {
            filter_set_global_state(
                $name,
                $name === 'tally' ? TEXTFILTER_ON : TEXTFILTER_DISABLED
            );
        }
        \core_filters\filter_manager::reset_caches();
    }
    // #endregion setup

    // #region link
    /**
     * Only placeholders with the name of a tally are replaced by links.
     *
     * @dataProvider texts
     * @param string $text The text.
     * @param bool $islinked Whether the result contains a link.
     */
    public function test_filter(string $text, bool $islinked): void {
        $result = format_text(
            $text,
            FORMAT_HTML,
            ['context' => \core\context\course::instance($this->course->id)]
        );

        $this->assertSame(
            $islinked,
            str_contains(
                $result,
                '/mod/tally/view.php?id=' . $this->tally->cmid
            )
        );
        $this->assertSame(!$islinked, $result === $text);
    }

    /**
     * Provides texts and whether they contain a link afterwards.
     *
     * @return array[]
     */
    public static function texts(): array {
        return [
            'The name of the tally' => ['Count your {tally:Steps} today.', true],
            'Another case' => ['Count your {tally:steps} today.', true],
            'Another name' => ['Count your {tally:Miles} today.', false],
            'Nothing to replace' => ['Count your steps today.', false],
        ];
    }
    // #endregion link

    // #region local
    /**
     * A setting of the course wins over that of the site.
     */
    public function test_local_setting(): void {
        $context = \core\context\course::instance($this->course->id);
        set_config('showtotal', 0, 'filter_tally');
        filter_set_local_config('tally', $context->id, 'showtotal', 1);

        $this->assertStringContainsString(
            'Steps (0)',
            format_text('{tally:Steps}', FORMAT_HTML, ['context' => $context])
        );
    }
    // #endregion local

    // #region outside
    /**
     * Outside courses the text stays as it is.
     */
    public function test_outside_courses(): void {
        $context = \core\context\system::instance();

        $this->assertSame(
            '{tally:Steps}',
            format_text('{tally:Steps}', FORMAT_HTML, ['context' => $context])
        );
    }
    // #endregion outside
}
// #endregion class
