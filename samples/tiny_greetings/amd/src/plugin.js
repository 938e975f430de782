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
 * Main module of the greetings plugin for TinyMCE.
 *
 * @module     tiny_greetings/plugin
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region plugin
import {getTinyMCE} from 'editor_tiny/loader';
import {getPluginMetadata} from 'editor_tiny/utils';
import * as Commands from './commands';
import {component, pluginName} from './common';
import * as Configuration from './configuration';
import * as Options from './options';

/**
 * Registers the plugin with TinyMCE.
 *
 * @returns {Promise<Array>} Name and configuration of the plugin.
 */
const setup = async() => {
    const [tinyMCE, setupCommands, metadata] = await Promise.all([
        getTinyMCE(),
        Commands.getSetup(),
        getPluginMetadata(component, pluginName),
    ]);

    // TinyMCE doesn't wait for promises from here on.
    tinyMCE.PluginManager.add(pluginName, (editor) => {
        Options.register(editor);
        setupCommands(editor);

        return metadata;
    });

    return [pluginName, Configuration];
};

export default setup();
// #endregion plugin
