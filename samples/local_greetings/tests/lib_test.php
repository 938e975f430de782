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
require_once($CFG->dirroot . '/local/greetings/lib.php');

/**
 * Tests for the callbacks in lib.php.
 *
 * @package    local_greetings
 * @copyright  2024 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class lib_test extends \advanced_testcase {
    // #region myprofile
    /**
     * Users see the number of greetings in their own profile only.
     *
     * @covers ::local_greetings_myprofile_navigation
     */
    public function test_myprofile_navigation(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        $other = $this->getDataGenerator()->create_user();
        $this->setUser($user);

        $tree = new \core_user\output\myprofile\tree();
        local_greetings_myprofile_navigation($tree, $user, true, null);
        $this->assertArrayHasKey('local_greetings', $tree->nodes);

        $tree = new \core_user\output\myprofile\tree();
        local_greetings_myprofile_navigation($tree, $other, false, null);
        $this->assertArrayNotHasKey('local_greetings', $tree->nodes);
    }
    // #endregion myprofile

    // #region inplaceeditable
    /**
     * Users can edit only greetings that they can see.
     *
     * @covers ::local_greetings_inplace_editable
     */
    public function test_inplace_editable(): void {
        $this->resetAfterTest();
        $context = \core\context\system::instance();
        $roleid = $this->getDataGenerator()->create_role();
        assign_capability('local/greetings:send', CAP_ALLOW, $roleid, $context);
        $user = $this->getDataGenerator()->create_user();
        role_assign($roleid, $user->id, $context->id);
        $this->setUser($user);
        $own = message_store::add($user->id, 'Good morning');
        $others = message_store::add(
            $this->getDataGenerator()->create_user()->id,
            'Good morning'
        );

        local_greetings_inplace_editable('message', $own, 'Good evening');
        $this->assertSame('Good evening', message_store::get($own)->message);

        $this->expectException(
            \core\exception\required_capability_exception::class
        );
        local_greetings_inplace_editable('message', $others, 'Good evening');
    }
    // #endregion inplaceeditable
}
// #endregion class
