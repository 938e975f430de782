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

/**
 * Passes strings and settings to the greetings button.
 *
 * @package    atto_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region strings
/**
 * Loads the strings that the JavaScript needs.
 */
function atto_greetings_strings_for_js(): void {
    global $PAGE;

    $PAGE->requires->strings_for_js(['insertgreeting'], 'atto_greetings');
}
// #endregion strings

// #region params
/**
 * Returns the attributes for the JavaScript.
 *
 * @param string $elementid ID of the text area.
 * @param array $options Options of the editor.
 * @param array|null $fpoptions Options of the file picker.
 * @return array
 */
function atto_greetings_params_for_js(
    string $elementid,
    array $options,
    ?array $fpoptions
): array {
    return [
        'greeting' => format_string(
            get_config('atto_greetings', 'greeting'),
            true,
            ['context' => $options['context']]
        ),
    ];
}
// #endregion params
