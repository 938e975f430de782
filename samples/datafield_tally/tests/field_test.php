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
class field_test extends \advanced_testcase {
    /**
     * A value is checked, stored and shown.
     */
    public function test_field(): void {
        $this->resetAfterTest();
        $this->setAdminUser();
        $generator = $this->getDataGenerator();
        $data = $generator->create_module('data', ['course' => $generator->create_course()->id]);
        $datagenerator = $generator->get_plugin_generator('mod_data');
        $field = $datagenerator->create_field((object) ['type' => 'tally', 'name' => 'Count', 'param1' => '10'], $data);

        $recordid = $datagenerator->create_entry($data, [$field->field->id => '7']);

        $this->assertSame('7 / 10', $field->display_browse_field($recordid, 'singletemplate'));
        $this->assertSame('', $field->field_validation([(object) ['value' => '10']]));
        $this->assertNotSame('', $field->field_validation([(object) ['value' => '11']]));
        $this->assertTrue($field->notemptyfield('0', 'field_' . $field->field->id));
    }
}
// #endregion class
