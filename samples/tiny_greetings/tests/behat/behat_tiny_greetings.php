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

// NOTE: no MOODLE_INTERNAL test here, this file may be required by behat before
// including /config.php.

require_once(__DIR__ . '/../../../../../../behat/behat_base.php');

use Behat\Mink\Exception\DriverException;

// #region class
/**
 * Steps of the greetings plugin for TinyMCE.
 *
 * @package    tiny_greetings
 * @category   test
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class behat_tiny_greetings extends behat_base {
    /**
     * Inserts a greeting with the button and the dialogue.
     *
     * @When /^I insert the greeting "(?P<phrase_string>(?:[^"]|\\")*)" into the "(?P<field_string>(?:[^"]|\\")*)" TinyMCE editor$/
     * @param string $phrase Greeting.
     * @param string $field Label of the field.
     */
    public function i_insert_the_greeting(string $phrase, string $field): void {
        if (!$this->has_tag('tiny_greetings')) {
            throw new DriverException(
                'This step needs the tag @tiny_greetings.'
            );
        }

        $title = get_string('button', 'tiny_greetings');
        $this->execute('behat_editor_tiny::expand_all_toolbars', [$field]);
        $this->execute(
            'behat_editor_tiny::i_click_on_button',
            [$title, $field]
        );
        $this->execute(
            'behat_forms::i_set_the_field_to',
            [get_string('greeting', 'tiny_greetings'), $phrase]
        );
        $this->execute(
            'behat_general::i_click_on_in_the',
            [get_string('insert', 'tiny_greetings'), 'button', $title, 'dialogue']
        );
    }
}
// #endregion class
