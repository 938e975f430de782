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
namespace datapreset_greetings;

/**
 * Tests for the greetings preset.
 *
 * @package    datapreset_greetings
 * @covers     \mod_data\preset
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class preset_test extends \advanced_testcase {
    /**
     * The preset is complete and has the fields that its templates use.
     */
    public function test_preset(): void {
        $this->resetAfterTest();
        $this->setAdminUser();
        $generator = $this->getDataGenerator();
        $data = $generator->create_module(
            'data',
            ['course' => $generator->create_course()->id]
        );
        $manager = \mod_data\manager::create_from_instance($data);

        $preset = \mod_data\preset::create_from_plugin($manager, 'greetings');

        $this->assertTrue(
            \mod_data\preset::is_directory_a_preset(__DIR__ . '/..')
        );
        $this->assertSame('Greetings', $preset->name);
        $names = array_map(
            fn($field) => $field->field->name,
            $preset->get_fields()
        );
        $this->assertSame(['Greeting', 'Message'], array_values($names));
    }
}
// #endregion class
