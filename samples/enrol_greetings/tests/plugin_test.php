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
namespace enrol_greetings;

/**
 * Tests for the greeting enrolment plugin.
 *
 * @package    enrol_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class plugin_test extends \advanced_testcase {
    // #region setup
    /** @var \enrol_plugin The plugin. */
    protected \enrol_plugin $plugin;

    /** @var \stdClass A course. */
    protected \stdClass $course;

    /** @var \stdClass An instance in the course. */
    protected \stdClass $instance;

    /**
     * Enables the plugin and adds an instance to a course.
     */
    protected function setUp(): void {
        global $DB;

        parent::setUp();
        $this->resetAfterTest();

        $enabled = array_keys(enrol_get_plugins(true));
        set_config(
            'enrol_plugins_enabled',
            implode(',', array_merge($enabled, ['greetings']))
        );

        $this->plugin = enrol_get_plugin('greetings');
        $this->course = $this->getDataGenerator()->create_course();
        $id = $this->plugin->add_instance($this->course, [
            'roleid' => $DB->get_field(
                'role',
                'id',
                ['shortname' => 'student']
            ),
            'customchar1' => 'Good morning',
            'enrolperiod' => WEEKSECS,
        ]);
        $this->instance = $DB->get_record('enrol', ['id' => $id]);
    }
    // #endregion setup

    // #region enrol
    /**
     * Users who type the correct greeting are enrolled once.
     *
     * @covers \enrol_greetings_plugin::enrol_page_hook
     * @covers \enrol_greetings_plugin::can_self_enrol
     */
    public function test_enrol(): void {
        global $DB, $PAGE;

        $clock = $this->mock_clock_with_frozen();
        $user = $this->getDataGenerator()->create_user();
        $this->setUser($user);
        $PAGE->set_url('/enrol/index.php', ['id' => $this->course->id]);
        $context = \core\context\course::instance($this->course->id);
        $this->assertTrue($this->plugin->can_self_enrol($this->instance));
        $this->assertNotEmpty($this->plugin->enrol_page_hook($this->instance));
        $this->assertFalse(is_enrolled($context, $user));

        $identifier = 'enrol_greetings_' . $this->instance->id;
        form\enrol_form::mock_submit(
            ['greeting' => 'good morning'],
            [],
            'post',
            $identifier
        );
        $this->assertNull($this->plugin->enrol_page_hook($this->instance));

        $this->assertTrue(is_enrolled($context, $user, '', true));
        $timeend = $DB->get_field(
            'user_enrolments',
            'timeend',
            ['userid' => $user->id]
        );
        $this->assertEquals($clock->time() + WEEKSECS, $timeend);
        $this->assertIsString($this->plugin->can_self_enrol($this->instance));
    }
    // #endregion enrol

    // #region guest
    /**
     * Guests see the enrolment link, but cannot enrol.
     *
     * @covers \enrol_greetings_plugin::is_self_enrol_available
     * @covers \enrol_greetings_plugin::can_self_enrol
     */
    public function test_guest(): void {
        $this->setGuestUser();

        $this->assertTrue(enrol_selfenrol_available($this->course->id));
        $this->assertIsString($this->plugin->can_self_enrol($this->instance));
    }
    // #endregion guest

    // #region expire
    /**
     * Users are suspended when their enrolment has expired.
     *
     * @covers \enrol_greetings\task\process_expirations
     */
    public function test_expire(): void {
        $user = $this->getDataGenerator()->create_user();
        $end = time() - MINSECS;
        $this->plugin->enrol_user(
            $this->instance,
            $user->id,
            $this->instance->roleid,
            $end - DAYSECS,
            $end
        );
        $this->plugin->set_config(
            'expiredaction',
            ENROL_EXT_REMOVED_SUSPENDNOROLES
        );

        $this->expectOutputRegex('/Suspending expired user/');
        (new task\process_expirations())->execute();

        $context = \core\context\course::instance($this->course->id);
        $this->assertTrue(is_enrolled($context, $user));
        $this->assertFalse(is_enrolled($context, $user, '', true));
        $this->assertEmpty(get_user_roles($context, $user->id));
    }
    // #endregion expire
}
// #endregion class
