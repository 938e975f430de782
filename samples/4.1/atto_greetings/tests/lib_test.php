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
namespace atto_greetings;

/**
 * Tests for the callbacks of the greetings button.
 *
 * @package    atto_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class lib_test extends \advanced_testcase {
    /**
     * The greeting is passed as HTML.
     *
     * @covers ::atto_greetings_params_for_js
     */
    public function test_params_for_js(): void {
        global $CFG;

        require_once($CFG->dirroot . '/lib/editor/atto/plugins/greetings/lib.php');

        $this->resetAfterTest();
        set_config('greeting', 'Tea & cake', 'atto_greetings');

        $params = atto_greetings_params_for_js(
            'id_text',
            ['context' => \context_system::instance()],
            null
        );

        $this->assertSame('Tea &amp; cake', $params['greeting']);
    }
}
// #endregion class
