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
namespace mod_tally\analytics\target;

/**
 * Tests for the no_entries target.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \mod_tally\analytics\target\no_entries
 */
final class no_entries_test extends \advanced_testcase {
    // #region predict
    /**
     * Test that the teacher is notified about the only participant without an
     * entry.
     */
    public function test_predict(): void {
        global $DB;

        $this->resetAfterTest();
        $this->setAdminUser();
        $generator = $this->getDataGenerator();
        $start = time() - 3 * WEEKSECS;
        $course = $generator->create_course(['startdate' => $start]);
        $teacher = $generator->create_and_enrol($course, 'editingteacher');
        $busy = $generator->create_and_enrol(
            $course,
            'student',
            null,
            'manual',
            $start
        );
        $idle = $generator->create_and_enrol(
            $course,
            'student',
            null,
            'manual',
            $start
        );
        $tally = $generator->create_module('tally', ['course' => $course->id]);
        $generator->get_plugin_generator('mod_tally')->create_entry([
            'tallyid' => $tally->id,
            'userid' => $busy->id,
            'value' => 42,
        ]);
        $sink = $this->redirectMessages();

        $model = \core_analytics\model::create(
            new no_entries(),
            [new \mod_tally\analytics\indicator\any_entry()],
            '\core\analytics\time_splitting\past_week'
        );
        $model->enable();
        $result = $model->predict();

        $this->assertEquals(\core_analytics\model::OK, $result->status);
        $this->assertCount(2, $result->predictions);

        $prediction = $DB->get_record(
            'analytics_predictions',
            ['modelid' => $model->get_id()],
            '*',
            MUST_EXIST
        );
        $this->assertEquals(1, $prediction->prediction);
        $this->assertEquals(
            $idle->id,
            $DB->get_field(
                'user_enrolments',
                'userid',
                ['id' => $prediction->sampleid]
            )
        );

        $messages = $sink->get_messages();
        $this->assertCount(1, $messages);
        $this->assertEquals($teacher->id, $messages[0]->useridto);
    }
    // #endregion predict

    // #region declared
    /**
     * Test that the declaration in db/analytics.php is complete.
     */
    public function test_declared(): void {
        $models = \core_analytics\manager::load_default_models_for_component('mod_tally');

        $this->assertCount(1, $models);
        $this->assertSame('\\' . no_entries::class, $models[0]['target']);
    }
    // #endregion declared
}
// #endregion class
