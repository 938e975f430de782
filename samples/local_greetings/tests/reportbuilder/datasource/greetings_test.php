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
namespace local_greetings\reportbuilder\datasource;

use core_reportbuilder\tests\core_reportbuilder_testcase;

/**
 * Tests for the report source.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \local_greetings\reportbuilder\datasource\greetings
 * @covers     \local_greetings\reportbuilder\local\entities\greeting
 */
final class greetings_test extends core_reportbuilder_testcase {
    // #region defaults
    /**
     * A new report shows the recipients and their greetings.
     */
    public function test_default_columns(): void {
        $this->resetAfterTest();
        $user = $this->getDataGenerator()->create_user(
            ['firstname' => 'Sam', 'lastname' => 'Student']
        );
        $this->getDataGenerator()->get_plugin_generator('local_greetings')
            ->create_message(
                ['userid' => $user->id, 'message' => 'Good morning']
            );
        $generator = $this->getDataGenerator()->get_plugin_generator(
            'core_reportbuilder'
        );
        $report = $generator->create_report(['name' => 'Greetings', 'source' => greetings::class, 'default' => 1]);

        $content = $this->get_custom_report_content($report->get('id'));

        $this->assertCount(1, $content);
        [$fullname, $message] = array_values($content[0]);
        $this->assertSame('Sam Student', $fullname);
        $this->assertSame('Good morning', $message);
    }
    // #endregion defaults
}
// #endregion class
