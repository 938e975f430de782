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
namespace local_greetings\external;

use core_external\external_api;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->dirroot . '/webservice/tests/helpers.php');

/**
 * Tests for the external function create_greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \local_greetings\external\create_greetings
 * @runTestsInSeparateProcesses
 */
final class create_greetings_test extends \externallib_advanced_testcase {
    // #region execute
    /**
     * The function returns the greetings in the order of the request.
     */
    public function test_execute(): void {
        global $DB;

        $this->resetAfterTest();
        $this->setAdminUser();
        $first = $this->getDataGenerator()->create_user();
        $second = $this->getDataGenerator()->create_user();

        $result = create_greetings::execute([
            ['userid' => $second->id, 'message' => 'Good evening'],
            ['userid' => $first->id, 'message' => 'Good morning'],
        ]);
        $result = external_api::clean_returnvalue(
            create_greetings::execute_returns(),
            $result
        );

        $this->assertSame(
            [(int) $second->id, (int) $first->id],
            array_column($result, 'userid')
        );
        $message = $DB->get_field(
            'local_greetings_messages',
            'message',
            ['id' => $result[1]['id']]
        );
        $this->assertSame('Good morning', $message);
    }
    // #endregion execute

    // #region capability
    /**
     * Only users with the capability can send greetings.
     */
    public function test_execute_capability(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        $this->setUser($user);
        $greetings = [['userid' => $user->id, 'message' => 'Good morning']];

        $context = \core\context\system::instance();
        $roleid = $this->assignUserCapability(
            'local/greetings:send',
            $context->id
        );
        $this->assertCount(1, create_greetings::execute($greetings));

        $this->unassignUserCapability(
            'local/greetings:send',
            $context->id,
            $roleid
        );
        $this->expectException(
            \core\exception\required_capability_exception::class
        );
        create_greetings::execute($greetings);
    }
    // #endregion capability

    // #region invalid
    /**
     * Data provider for test_execute_invalid().
     *
     * @return array[]
     */
    public static function invalid_greetings_provider(): array {
        return [
            'Missing user' => [['message' => 'Good morning']],
            'Null instead of a user' => [['userid' => null, 'message' => 'Good morning']],
            'Unknown user' => [['userid' => 0, 'message' => 'Good morning']],
            'Unknown key' => [['userid' => 2, 'message' => 'Good morning', 'colour' => 'green']],
            'Tags' => [['userid' => 2, 'message' => '<b>Good morning</b>']],
            'Empty message' => [['userid' => 2, 'message' => ' ']],
        ];
    }

    /**
     * Invalid greetings are refused.
     *
     * @dataProvider invalid_greetings_provider
     * @param array $greeting The greeting.
     */
    public function test_execute_invalid(array $greeting): void {
        $this->resetAfterTest();
        $this->setAdminUser();

        $this->expectException(
            \core\exception\invalid_parameter_exception::class
        );
        create_greetings::execute([$greeting]);
    }
    // #endregion invalid

    // #region rollback
    /**
     * If one greeting can't be sent, none of them is.
     */
    public function test_execute_all_or_nothing(): void {
        global $DB;

        $this->resetAfterTest();
        $this->preventResetByRollback();
        $this->setAdminUser();
        set_config('greetingsperday', 1, 'local_greetings');
        $user = $this->getDataGenerator()->create_user();
        $before = $DB->count_records('local_greetings_messages');

        try {
            create_greetings::execute([
                ['userid' => $user->id, 'message' => 'Good morning'],
                ['userid' => $user->id, 'message' => 'Good evening'],
            ]);
            $this->fail('The second greeting exceeds the limit.');
        } catch (\core\exception\moodle_exception $e) {
            $this->assertSame('toomanygreetings', $e->errorcode);
        }

        $this->assertSame(
            $before,
            $DB->count_records('local_greetings_messages')
        );
    }
    // #endregion rollback
}
// #endregion class
