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
namespace tiny_greetings;

use advanced_testcase;
use context_system;
use editor_tiny\manager;

/**
 * Tests for the description of the plugin.
 *
 * @package    tiny_greetings
 * @category   test
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \tiny_greetings\plugininfo
 */
class plugininfo_test extends advanced_testcase {
    /**
     * The editor gets the greetings from the settings.
     */
    public function test_configuration(): void {
        $this->resetAfterTest();
        $this->setAdminUser();
        set_config(
            'phrases',
            "Good morning\n\n Good evening ",
            'tiny_greetings'
        );

        $plugins = (new manager())->get_plugin_configuration(
            context_system::instance()
        );

        $this->assertSame(
            ['phrases' => ['Good morning', 'Good evening']],
            $plugins['tiny_greetings/plugin']['config']
        );
    }

    /**
     * Users without the capability do not get the plugin.
     */
    public function test_without_permission(): void {
        $this->resetAfterTest();
        set_config('phrases', 'Good morning', 'tiny_greetings');
        $context = context_system::instance();
        $user = $this->getDataGenerator()->create_user();
        $this->setUser($user);
        $this->assertTrue(plugininfo::is_enabled($context, [], []));

        $roleid = $this->getDataGenerator()->create_role();
        assign_capability(
            'tiny/greetings:use',
            CAP_PROHIBIT,
            $roleid,
            $context
        );
        role_assign($roleid, $user->id, $context);

        $this->assertFalse(plugininfo::is_enabled($context, [], []));
    }
}
// #endregion class
