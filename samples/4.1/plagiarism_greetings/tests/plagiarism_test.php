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

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->libdir . '/filelib.php');

/**
 * Tests for the way from a submission to its report.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \plagiarism_plugin_greetings
 * @covers     \plagiarism_greetings\client
 * @covers     \plagiarism_greetings\results
 * @covers     \plagiarism_greetings\privacy\provider
 * @covers     \plagiarism_greetings\task\cleanup
 * @covers     \plagiarism_greetings\task\fetch_results
 * @covers     \plagiarism_greetings\task\send_work
 */
class plagiarism_test extends \advanced_testcase {
    /** @var \stdClass Assignment. */
    protected \stdClass $assign;

    /** @var \stdClass Student. */
    protected \stdClass $student;

    /**
     * Creates an assignment that uses the plugin.
     */
    protected function setUp(): void {
        global $CFG, $DB;

        parent::setUp();
        require_once($CFG->libdir . '/plagiarismlib.php');
        $this->resetAfterTest();
        $this->setAdminUser();

        set_config('enableplagiarism', 1);
        set_config('enabled', 1, 'plagiarism_greetings');
        set_config(
            'service',
            'https://check.example.com',
            'plagiarism_greetings'
        );
        $course = $this->getDataGenerator()->create_course();
        $this->student = $this->getDataGenerator()->create_and_enrol(
            $course,
            'student'
        );
        $this->assign = $this->getDataGenerator()->create_module(
            'assign',
            ['course' => $course->id]
        );
        $DB->insert_record(
            'plagiarism_greetings_cms',
            (object) ['cmid' => $this->assign->cmid]
        );
    }

    /**
     * Sends the text "Good morning".
     */
    protected function send_work(): void {
        \curl::mock_response('{"id": "job7"}');
        $task = new task\send_work();
        $task->set_custom_data([
            'contextid' => \context_module::instance($this->assign->cmid)->id,
            'userid' => $this->student->id,
            'content' => 'Good morning',
            'pathnamehashes' => [],
        ]);
        $task->execute();
        // Work that has already been sent is not sent again.
        $task->execute();
    }

    /**
     * Returns what users see next to the text "Good morning".
     *
     * @return string HTML
     */
    protected function get_links(): string {
        return plagiarism_get_links([
            'userid' => $this->student->id,
            'content' => 'Good morning',
            'cmid' => $this->assign->cmid,
        ]);
    }

    // #region report
    /**
     * Teachers see the report when the service has finished.
     */
    public function test_report(): void {
        $this->send_work();
        $this->assertSame('', $this->get_links());

        \curl::mock_response(
            '{"score": 12, "report": "https://check.example.com/reports/7"}'
        );
        (new task\fetch_results())->execute();

        $this->assertStringContainsString(
            'href="https://check.example.com/reports/7"',
            $this->get_links()
        );
        $this->assertStringContainsString(
            'Similarity: 12 %',
            $this->get_links()
        );

        $this->setUser($this->student);
        $this->assertSame('', $this->get_links());
        $this->assertStringContainsString(
            'external service',
            plagiarism_print_disclosure($this->assign->cmid)
        );
    }
    // #endregion report

    // #region errors
    /**
     * Temporary errors do not delete the work.
     */
    public function test_unavailable(): void {
        $this->send_work();
        \curl::mock_response('Service unavailable');
        try {
            (new task\fetch_results())->execute();
            $this->fail('The task must fail, so that Moodle runs it again.');
        } catch (\moodle_exception $e) {
            $this->assertSame('errorservice', $e->errorcode);
        }
        $this->assertCount(1, results::get_unfinished());

        \curl::mock_response('{}');
        (new task\fetch_results())->execute();
        $this->assertCount(1, results::get_unfinished());
    }
    // #endregion errors

    // #region delete
    /**
     * The data is deleted with the activity.
     */
    public function test_delete_activity(): void {
        global $DB;

        $this->send_work();
        course_delete_module($this->assign->cmid);

        $this->assertSame(0, $DB->count_records('plagiarism_greetings_cms'));
        $this->assertSame(
            0,
            $DB->count_records('plagiarism_greetings_results')
        );
    }

    /**
     * The data is deleted by the task if the whole course is deleted.
     */
    public function test_delete_course(): void {
        global $DB;

        $this->send_work();
        delete_course($this->assign->course, false);
        (new task\cleanup())->execute();

        $this->assertSame(0, $DB->count_records('plagiarism_greetings_cms'));
        $this->assertSame(
            0,
            $DB->count_records('plagiarism_greetings_results')
        );
    }

    /**
     * Privacy requests export and delete the results of a user.
     */
    public function test_privacy(): void {
        $this->send_work();
        $context = \context_module::instance($this->assign->cmid);

        privacy\provider::export_plagiarism_user_data(
            $this->student->id,
            $context,
            [],
            ['content' => 'Good morning']
        );
        $this->assertTrue(\core_privacy\local\request\writer::with_context($context)->has_any_data());

        privacy\provider::delete_plagiarism_for_users(
            [$this->student->id + 1],
            $context
        );
        $this->assertCount(1, results::get_unfinished());
        privacy\provider::delete_plagiarism_for_user(
            $this->student->id,
            $context
        );
        $this->assertCount(0, results::get_unfinished());
    }
    // #endregion delete
}
// #endregion class
