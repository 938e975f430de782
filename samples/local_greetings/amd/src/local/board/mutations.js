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
 * The mutations of the greetings board.
 *
 * @module     local_greetings/local/board/mutations
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region class
import {sendGreeting} from 'local_greetings/repository';

export default class {
    // #region init
    /**
     * Configures the state manager.
     *
     * @param {StateManager} stateManager The state manager of the board.
     */
    init(stateManager) {
        stateManager.addUpdateTypes({prepareFields: this._prepareFields});
    }

    /**
     * Adds the fields that exist only in the browser to a greeting from the server.
     *
     * @param {StateManager} stateManager The state manager of the board.
     * @param {String} name The part of the state that is updated.
     * @param {Object} fields Fields from the update message.
     * @returns {Object} Fields to store.
     */
    _prepareFields(stateManager, name, fields) {
        if (name !== 'greeting') {
            return fields;
        }

        return {highlighted: false, ...fields};
    }
    // #endregion init

    // #region send
    /**
     * Sends a greeting to the user who owns the board.
     *
     * @param {StateManager} stateManager The state manager of the board.
     * @param {String} message Text of the greeting.
     */
    async send(stateManager, message) {
        const {userid} = stateManager.state.board;

        this._setSending(stateManager, true);
        try {
            const greeting = await sendGreeting(userid, message);
            stateManager.processUpdates([
                {name: 'greeting', action: 'create', fields: greeting},
                {name: 'board', action: 'update', fields: {total: stateManager.state.board.total + 1}},
            ]);
        } finally {
            this._setSending(stateManager, false);
        }
    }

    /**
     * Sets whether a greeting is being sent.
     *
     * @param {StateManager} stateManager The state manager of the board.
     * @param {Boolean} sending The new value.
     */
    _setSending(stateManager, sending) {
        stateManager.setReadOnly(false);
        stateManager.state.board.sending = sending;
        stateManager.setReadOnly(true);
    }
    // #endregion send

    // #region highlight
    /**
     * Switches the highlighting of a greeting on or off.
     *
     * @param {StateManager} stateManager The state manager of the board.
     * @param {Number} id ID of the greeting.
     */
    toggleHighlight(stateManager, id) {
        const greeting = stateManager.get('greeting', id);

        stateManager.setReadOnly(false);
        greeting.highlighted = !greeting.highlighted;
        stateManager.setReadOnly(true);
    }
    // #endregion highlight

    // #region hide
    /**
     * Hides a greeting from the board. It stays in the database.
     *
     * @param {StateManager} stateManager The state manager of the board.
     * @param {Number} id ID of the greeting.
     */
    hide(stateManager, id) {
        stateManager.setReadOnly(false);
        stateManager.state.greeting.delete(id);
        stateManager.setReadOnly(true);
    }
    // #endregion hide
}
// #endregion class
