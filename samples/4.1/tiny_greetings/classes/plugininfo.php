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
namespace tiny_greetings;

use context;
use editor_tiny\editor;
use editor_tiny\plugin;
use editor_tiny\plugin_with_buttons;
use editor_tiny\plugin_with_configuration;
use editor_tiny\plugin_with_menuitems;

/**
 * Describes the plugin to the editor.
 *
 * @package    tiny_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class plugininfo extends plugin implements plugin_with_buttons, plugin_with_configuration, plugin_with_menuitems {
    /**
     * Returns whether an editor gets the plugin.
     *
     * @param context $context Context of the text.
     * @param array $options Options of the editor.
     * @param array $fpoptions Options of the file pickers.
     * @param editor|null $editor Editor, or null if it has not been created
     *     yet.
     * @return bool
     */
    public static function is_enabled(
        context $context,
        array $options,
        array $fpoptions,
        ?editor $editor = null
    ): bool {
        return has_capability(
            'tiny/greetings:use',
            $context
        ) && self::get_phrases();
    }

    /**
     * Returns the names of the buttons.
     *
     * @return string[]
     */
    public static function get_available_buttons(): array {
        return ['tiny_greetings/greetings'];
    }

    /**
     * Returns the names of the menu items.
     *
     * @return string[]
     */
    public static function get_available_menuitems(): array {
        return ['tiny_greetings/greetings'];
    }

    /**
     * Returns the options for the JavaScript of an editor.
     *
     * @param context $context Context of the text.
     * @param array $options Options of the editor.
     * @param array $fpoptions Options of the file pickers.
     * @param editor|null $editor Editor, or null if it has not been created
     *     yet.
     * @return array
     */
    public static function get_plugin_configuration_for_context(
        context $context,
        array $options,
        array $fpoptions,
        ?editor $editor = null
    ): array {
        return ['phrases' => self::get_phrases()];
    }

    /**
     * Returns the greetings that the administrator has listed.
     *
     * @return string[]
     */
    private static function get_phrases(): array {
        $lines = explode(
            "\n",
            (string) get_config('tiny_greetings', 'phrases')
        );

        return array_values(array_filter(
            array_map('trim', $lines),
            fn(string $line): bool => $line !== ''
        ));
    }
}
// #endregion class
