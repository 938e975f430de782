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
 * Buttons and menu items of the plugin.
 *
 * @module     tiny_greetings/commands
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region setup
import {get_string as getString} from 'core/str';
import {getButtonImage} from 'editor_tiny/utils';
import {buttonName, component, icon, menuItemName} from './common';
import {handleAction} from './ui';

/**
 * Loads the string and the icon, and returns a function that adds the buttons to an editor.
 *
 * @returns {Promise<Function>}
 */
export const getSetup = async() => {
    const [text, image] = await Promise.all([
        getString('button', component),
        getButtonImage('icon', component),
    ]);

    return (editor) => {
        editor.ui.registry.addIcon(icon, image.html);

        editor.ui.registry.addButton(buttonName, {
            icon,
            tooltip: text,
            onAction: () => handleAction(editor),
        });

        editor.ui.registry.addMenuItem(menuItemName, {
            icon,
            text,
            onAction: () => handleAction(editor),
        });
    };
};
// #endregion setup
