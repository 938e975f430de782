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
namespace local_greetings;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->libdir . '/upgradelib.php');
require_once($CFG->dirroot . '/local/greetings/db/upgrade.php');
require_once($CFG->dirroot . '/local/greetings/db/upgradelib.php');

/**
 * Tests for the upgrade steps and their helpers.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class upgradelib_test extends \advanced_testcase {
    // #region trim
    /**
     * Test that greetings are trimmed, and that a second run changes nothing.
     *
     * @covers ::local_greetings_upgrade_trim_messages
     */
    public function test_trim_messages(): void {
        global $DB;

        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        $untidy = message_store::add($user->id, ' Good morning ');
        $tidy = message_store::add($user->id, 'Good evening');

        $this->assertEquals(1, local_greetings_upgrade_trim_messages());

        $this->assertSame('Good morning', message_store::get($untidy)->message);
        $this->assertSame('Good evening', message_store::get($tidy)->message);
        $this->assertEquals(0, local_greetings_upgrade_trim_messages());
    }
    // #endregion trim

    // #region steps
    /**
     * Test that all steps run on a site that already has their changes.
     *
     * @covers ::xmldb_local_greetings_upgrade
     */
    public function test_steps_can_be_repeated(): void {
        $this->resetAfterTest();
        $version = get_config('local_greetings', 'version');
        set_config('version', 2023010100, 'local_greetings');

        $this->assertTrue(xmldb_local_greetings_upgrade(2023010100));

        $this->assertLessThanOrEqual(
            $version,
            get_config('local_greetings', 'version')
        );
    }
    // #endregion steps
}
// #endregion class
