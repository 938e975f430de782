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
 * One greeting on the greetings board.
 *
 * @module     local_greetings/local/board/greeting
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region class
import {BaseComponent} from 'core/reactive';

export default class extends BaseComponent {
    /**
     * Sets the name, the selectors and the CSS classes.
     */
    create() {
        this.name = 'greetings_board_greeting';
        this.id = this.element.dataset.id;
        this.selectors = {
            HIDE: `[data-action='hide']`,
            HIGHLIGHT: `[data-action='highlight']`,
        };
        this.classes = {
            HIGHLIGHTED: 'border-primary',
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
        return new this({element: document.getElementById(target), selectors});
    }

    /**
     * Lists the state changes that this component reacts to.
     *
     * @returns {Object[]} The watchers.
     */
    getWatchers() {
        return [
            {watch: `greeting[${this.id}].highlighted:updated`, handler: this._refreshHighlight},
            {watch: `greeting[${this.id}]:deleted`, handler: this._removeItem},
        ];
    }

    /**
     * Shows the initial state and adds the event listeners.
     *
     * @param {Object} state The state.
     */
    stateReady(state) {
        this._refreshHighlight({element: state.greeting.get(this.id)});

        this.addEventListener(this.getElement(this.selectors.HIGHLIGHT), 'click', this._highlight);
        this.addEventListener(this.getElement(this.selectors.HIDE), 'click', this._hide);
    }

    /**
     * Updates the highlighting.
     *
     * @param {Object} change Details of the change.
     * @param {Object} change.element The greeting in the state.
     */
    _refreshHighlight({element}) {
        this.element.classList.toggle(this.classes.HIGHLIGHTED, element.highlighted);
        this.getElement(this.selectors.HIGHLIGHT).setAttribute('aria-pressed', element.highlighted);
    }

    /**
     * Removes the greeting and its list item.
     */
    _removeItem() {
        const item = this.element.parentNode;
        this.remove();
        item.remove();
    }

    /**
     * Toggles the highlighting of the greeting.
     */
    _highlight() {
        this.reactive.dispatch('toggleHighlight', this.id);
    }

    /**
     * Hides the greeting from the board.
     */
    _hide() {
        this.reactive.dispatch('hide', this.id);
    }
}
// #endregion class
