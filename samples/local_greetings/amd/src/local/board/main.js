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
 * The main component of the greetings board.
 *
 * @module     local_greetings/local/board/main
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region class
import Log from 'core/log';
import Notification from 'core/notification';
import {BaseComponent} from 'core/reactive';
import {board, loadBoard} from 'local_greetings/board';

export default class extends BaseComponent {
    // #region setup
    /**
     * Sets the name and the selectors.
     */
    create() {
        this.name = 'greetings_board';
        this.selectors = {
            FORM: `[data-for='form']`,
            LIST: `[data-for='list']`,
            TOTAL: `[data-for='total']`,
        };
    }

    /**
     * Creates the component. The template calls this method.
     *
     * @param {String} target ID of the element.
     * @param {Object} [selectors] Selectors that override the defaults.
     * @returns {BaseComponent}
     */
    static init(target, selectors) {
        const element = document.getElementById(target);
        loadBoard(Number(element.dataset.userid));

        return new this({element, reactive: board, selectors});
    }
    // #endregion setup

    // #region watchers
    /**
     * Lists the state changes that this component reacts to.
     *
     * @returns {Object[]} The watchers.
     */
    getWatchers() {
        return [
            {watch: 'board.total:updated', handler: this._refreshTotal},
            {watch: 'board.sending:updated', handler: this._refreshSending},
            {watch: 'greeting:created', handler: this._addGreeting},
        ];
    }
    // #endregion watchers

    // #region ready
    /**
     * Shows the initial state and adds the event listeners.
     *
     * @param {Object} state The state.
     */
    stateReady(state) {
        this._refreshTotal({element: state.board});
        [...state.greeting.values()].reverse().forEach((element) => this._addGreeting({element}));

        const form = this.getElement(this.selectors.FORM);
        if (form) {
            this.addEventListener(form, 'submit', this._send);
        }
    }
    // #endregion ready

    // #region handlers
    /**
     * Updates the total number of greetings.
     *
     * @param {Object} change Details of the change.
     * @param {Object} change.element The board in the state.
     */
    _refreshTotal({element}) {
        this.getElement(this.selectors.TOTAL).textContent = element.total;
    }

    /**
     * Locks the form while a greeting is being sent.
     *
     * @param {Object} change Details of the change.
     * @param {Object} change.element The board in the state.
     */
    _refreshSending({element}) {
        this.setElementLocked(this.getElement(this.selectors.FORM), element.sending);
    }

    /**
     * Adds a greeting to the top of the list.
     *
     * @param {Object} change Details of the change.
     * @param {Object} change.element The greeting in the state.
     */
    async _addGreeting({element}) {
        const item = document.createElement('li');
        this.getElement(this.selectors.LIST).prepend(item);

        try {
            await this.renderComponent(item, 'local_greetings/board_greeting', {...element});
        } catch (error) {
            Log.error(error);
        }
    }
    // #endregion handlers

    // #region listener
    /**
     * Sends the greeting from the form.
     *
     * @param {Event} event The submit event.
     */
    async _send(event) {
        event.preventDefault();
        const {message} = event.target.elements;

        try {
            await this.reactive.dispatch('send', message.value);
            message.value = '';
        } catch (error) {
            Notification.exception(error);
        }
    }
    // #endregion listener
}
// #endregion class
