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
namespace customfield_tally;

/**
 * Tests for the tally goal field.
 *
 * @package    customfield_tally
 * @covers     \customfield_tally\data_controller
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class plugin_test extends \advanced_testcase {
    // #region setup
    /**
     * Creates a field and a course with a value.
     *
     * @param int $value The value.
     * @return \core_customfield\data_controller
     */
    protected function create_data(int $value): \core_customfield\data_controller {
        $generator = $this->getDataGenerator()->get_plugin_generator(
            'core_customfield'
        );
        $field = $generator->create_field([
            'categoryid' => $generator->create_category()->get('id'),
            'shortname' => 'goal',
            'type' => 'tally',
            'configdata' => ['defaultvalue' => 10, 'maximum' => 1000],
        ]);

        return $generator->add_instance_data(
            $field,
            $this->getDataGenerator()->create_course()->id,
            $value
        );
    }
    // #endregion setup

    // #region value
    /**
     * A value is stored as a number and displayed as text.
     */
    public function test_value(): void {
        $this->resetAfterTest();
        $this->setAdminUser();

        $data = $this->create_data(42);

        $this->assertInstanceOf(data_controller::class, $data);
        $this->assertEquals(42, $data->get('intvalue'));
        $this->assertSame('Goal: 42', $data->export_value());
    }
    // #endregion value

    // #region default
    /**
     * Without a stored value, the default value is used.
     */
    public function test_default(): void {
        $this->resetAfterTest();
        $this->setAdminUser();
        $field = $this->create_data(42)->get_field();

        $data = \core_customfield\data_controller::create(0, null, $field);

        $this->assertSame(10, $data->get_value());
    }
    // #endregion default

    // #region validation
    /**
     * The value must not be higher than the maximum.
     */
    public function test_validation(): void {
        $this->resetAfterTest();
        $this->setAdminUser();
        $data = $this->create_data(42);
        $name = $data->get_form_element_name();

        $this->assertSame(
            [],
            $data->instance_form_validation([$name => 1000], [])
        );
        $this->assertArrayHasKey(
            $name,
            $data->instance_form_validation([$name => 1001], [])
        );
    }
    // #endregion validation
}
// #endregion class
