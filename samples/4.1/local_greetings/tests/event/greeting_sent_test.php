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
namespace local_greetings\event;

/**
 * Tests for the greeting_sent event.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \local_greetings\event\greeting_sent
 */
class greeting_sent_test extends \advanced_testcase {
    // #region event
    /**
     * The event contains the data that observers need.
     */
    public function test_event(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user();
        $greeting = $this->getDataGenerator()->get_plugin_generator(
            'local_greetings'
        )
            ->create_message(['userid' => $user->id]);
        $sink = $this->redirectEvents();

        greeting_sent::create_from_greeting($greeting)->trigger();

        $events = $sink->get_events();
        $this->assertCount(1, $events);
        $event = reset($events);
        $this->assertInstanceOf(greeting_sent::class, $event);
        $this->assertEquals(\context_system::instance(), $event->get_context());
        $this->assertEquals($greeting->id, $event->objectid);
        $this->assertEquals(
            new \moodle_url(
                '/local/greetings/view.php',
                ['id' => $greeting->id]
            ),
            $event->get_url()
        );
        $this->assertEventContextNotUsed($event);
    }
    // #endregion event

    // #region invalid
    /**
     * An event without a recipient can't be created.
     */
    public function test_event_without_recipient(): void {
        $this->expectException(\coding_exception::class);
        greeting_sent::create(
            ['context' => \context_system::instance(), 'objectid' => 1]
        );
    }
    // #endregion invalid
}
// #endregion class
