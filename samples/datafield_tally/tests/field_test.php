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
namespace datafield_tally;

/**
 * Tests for the tally field.
 *
 * @package    datafield_tally
 * @covers     \data_field_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class field_test extends \advanced_testcase {
    /**
     * Values are validated, stored and displayed.
     */
    public function test_field(): void {
        $this->resetAfterTest();
        $this->setAdminUser();
        $generator = $this->getDataGenerator();
        $data = $generator->create_module(
            'data',
            ['course' => $generator->create_course()->id]
        );
        $datagenerator = $generator->get_plugin_generator('mod_data');
        $field = $datagenerator->create_field(
            (object) ['type' => 'tally', 'name' => 'Count', 'param1' => '10'],
            $data
        );

        $recordid = $datagenerator->create_entry(
            $data,
            [$field->field->id => '7']
        );

        $this->assertSame(
            '7 / 10',
            $field->display_browse_field($recordid, 'singletemplate')
        );
        $this->assertSame(
            '',
            $field->field_validation([(object) ['value' => '10']])
        );
        $this->assertNotSame(
            '',
            $field->field_validation([(object) ['value' => '11']])
        );
        $this->assertTrue($field->notemptyfield(
            '0',
            'field_' . $field->field->id
        ));
    }

    /**
     * The highest number must be a whole number.
     *
     * @dataProvider validate_provider
     * @param string $maximum The highest number that the teacher has entered.
     * @param string[] $invalid The settings that have an error.
     */
    public function test_validate(string $maximum, array $invalid): void {
        $this->resetAfterTest();
        $this->setAdminUser();
        $generator = $this->getDataGenerator();
        $data = $generator->create_module(
            'data',
            ['course' => $generator->create_course()->id]
        );
        $field = data_get_field_new('tally', $data);

        $this->assertSame(
            $invalid,
            array_keys($field->validate((object) ['param1' => $maximum]))
        );
    }

    /**
     * Returns settings for test_validate().
     *
     * @return array[]
     */
    public static function validate_provider(): array {
        return [
            'Whole number' => ['10', []],
            'Negative number' => ['-1', ['param1']],
            'Empty' => ['', ['param1']],
        ];
    }
}
// #endregion class
