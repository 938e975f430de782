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
namespace availability_greetings;

use local_greetings\message_store;

/**
 * Tests for the greeting condition.
 *
 * @package    availability_greetings
 * @covers     \availability_greetings\condition
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class condition_test extends \advanced_testcase {
    // #region tree
    /**
     * The condition counts the greetings that a user has received.
     */
    public function test_in_tree(): void {
        $this->resetAfterTest();
        $course = $this->getDataGenerator()->create_course();
        $user = $this->getDataGenerator()->create_and_enrol($course, 'student');
        $tally = $this->getDataGenerator()->create_module(
            'tally',
            ['course' => $course->id]
        );
        [, $cm] = get_course_and_cm_from_cmid($tally->cmid, 'tally');
        $info = new \core_availability\info_module($cm);
        $tree = new \core_availability\tree(
            \core_availability\tree::get_root_json([condition::get_json(2)])
        );

        message_store::add($user->id, 'Good morning');
        $result = $tree->check_available(false, $info, true, $user->id);
        $this->assertFalse($result->is_available());
        $this->assertStringContainsString(
            'at least 2',
            $tree->get_result_information($info, $result)
        );

        message_store::add($user->id, 'Good evening');
        $this->assertTrue($tree->check_available(
            false,
            $info,
            true,
            $user->id
        )->is_available());
        $this->assertFalse($tree->check_available(
            true,
            $info,
            true,
            $user->id
        )->is_available());
    }
    // #endregion tree

    // #region save
    /**
     * The constructor can read the saved structure.
     */
    public function test_save(): void {
        $structure = condition::get_json(3);

        $condition = new condition($structure);

        $this->assertEquals($structure, $condition->save());
        $this->assertSame('{greetings:>=3}', (string) $condition);
    }
    // #endregion save

    // #region invalid
    /**
     * The constructor rejects invalid structures.
     *
     * @dataProvider structures
     * @param array $structure Structure.
     */
    public function test_invalid_structure(array $structure): void {
        $this->expectException(\core\exception\coding_exception::class);

        new condition((object) $structure);
    }

    /**
     * Provides invalid structures.
     *
     * @return array[]
     */
    public static function structures(): array {
        return [
            'Nothing' => [[]],
            'Text' => [['number' => '3']],
            'Too few' => [['number' => 0]],
        ];
    }
    // #endregion invalid
}
// #endregion class
