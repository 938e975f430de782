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
namespace plagiarism_greetings;

/**
 * Tests for the observer.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \plagiarism_greetings\observer
 */
class observer_test extends \advanced_testcase {
    // #region uploaded
    /**
     * Submissions are queued if the activity uses the plugin.
     */
    public function test_work_uploaded(): void {
        global $DB;

        $this->resetAfterTest();
        $this->setAdminUser();
        set_config('enableplagiarism', 1);
        set_config('enabled', 1, 'plagiarism_greetings');
        $course = $this->getDataGenerator()->create_course();
        $assign = $this->getDataGenerator()->create_module(
            'assign',
            ['course' => $course->id]
        );
        $event = \assignsubmission_onlinetext\event\assessable_uploaded::create([
            'context' => \context_module::instance($assign->cmid),
            'objectid' => 1,
            'other' => ['content' => 'Good morning', 'pathnamehashes' => [], 'format' => FORMAT_PLAIN],
        ]);

        observer::work_uploaded($event);
        $this->assertCount(
            0,
            \core\task\manager::get_adhoc_tasks(task\send_work::class)
        );

        $DB->insert_record(
            'plagiarism_greetings_cms',
            (object) ['cmid' => $assign->cmid]
        );
        $event->trigger();
        $this->assertCount(
            1,
            \core\task\manager::get_adhoc_tasks(task\send_work::class)
        );
    }
    // #endregion uploaded
}
// #endregion class
