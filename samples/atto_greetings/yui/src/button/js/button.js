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

/*
 * @package    atto_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

/**
 * @module moodle-atto_greetings-button
 */

// #region button
/**
 * A button that inserts a greeting.
 *
 * @namespace M.atto_greetings
 * @class Button
 * @extends M.editor_atto.EditorPlugin
 */
Y.namespace('M.atto_greetings').Button = Y.Base.create('button', Y.M.editor_atto.EditorPlugin, [], {
    initializer: function() {
        this.addButton({
            icon: 'icon',
            iconComponent: 'atto_greetings',
            title: 'insertgreeting',
            callback: this._insertGreeting
        });
    },

    /**
     * Inserts the greeting at the cursor.
     *
     * @method _insertGreeting
     * @private
     */
    _insertGreeting: function() {
        this.get('host').insertContentAtFocusPoint('<p>' + this.get('greeting') + '</p>');
        this.markUpdated();
    }
}, {
    ATTRS: {
        /**
         * Greeting as HTML.
         *
         * @attribute greeting
         * @type String
         */
        greeting: {
            value: ''
        }
    }
});
// #endregion button
