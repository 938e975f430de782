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

/**
 * Tests for the observers.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \local_greetings\observer
 */
final class observer_test extends \advanced_testcase {
    // #region created
    /**
     * A new user is welcomed.
     */
    public function test_user_created(): void {
        $this->resetAfterTest();
        set_config('welcomeusers', 1, 'local_greetings');

        // The generator triggers the event.
        $user = $this->getDataGenerator()->create_user();

        $greetings = message_store::get_for_user($user->id);
        $this->assertCount(1, $greetings);
        $this->assertSame(
            get_string('welcome', 'local_greetings'),
            reset($greetings)->message
        );
    }

    /**
     * New users are only welcomed if this is enabled.
     */
    public function test_user_created_switched_off(): void {
        $this->resetAfterTest();

        $user = $this->getDataGenerator()->create_user();

        $this->assertSame([], message_store::get_for_user($user->id));
    }
    // #endregion created

    // #region deleted
    /**
     * A user's greetings are deleted together with the user.
     */
    public function test_user_deleted(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        message_store::add($user->id, 'Good morning');

        delete_user($user);

        $this->assertSame([], message_store::get_for_user($user->id));
    }
    // #endregion deleted
}
// #endregion class
