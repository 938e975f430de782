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
 * Options of the plugin, whose values come from PHP.
 *
 * @module     tiny_greetings/options
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region options
import {getPluginOptionName} from 'editor_tiny/options';
import {pluginName} from './common';

const phrasesName = getPluginOptionName(pluginName, 'phrases');

/**
 * Registers the options for one editor.
 *
 * @param {TinyMCE} editor Editor.
 */
export const register = (editor) => {
    editor.options.register(phrasesName, {
        processor: 'string[]',
        'default': [],
    });
};

/**
 * Returns the greetings to choose from.
 *
 * @param {TinyMCE} editor Editor.
 * @returns {string[]}
 */
export const getPhrases = (editor) => editor.options.get(phrasesName);
// #endregion options
