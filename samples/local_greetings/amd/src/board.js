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
 * The greetings board: one state, and what may change it.
 *
 * @module     local_greetings/board
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region app
import Notification from 'core/notification';
import {Reactive} from 'core/reactive';
import Mutations from 'local_greetings/local/board/mutations';
import {getGreetings} from 'local_greetings/repository';

export const eventTypes = {
    stateChanged: 'local_greetings/board:stateChanged',
};

/**
 * Tells the board about a change of its state.
 *
 * @param {Object} detail What has changed.
 * @param {EventTarget} target Where the board listens.
 */
const dispatchStateChanged = (detail, target) => {
    target.dispatchEvent(new CustomEvent(eventTypes.stateChanged, {bubbles: true, detail}));
};

export const board = new Reactive({
    name: 'GreetingsBoard',
    eventName: eventTypes.stateChanged,
    eventDispatch: dispatchStateChanged,
});
board.setMutations(new Mutations());
// #endregion app

// #region load
/**
 * Reads the greetings for one person into the state. This can be done once on a page.
 *
 * @param {Number} userid Whom the greetings are for.
 */
export const loadBoard = async(userid) => {
    try {
        const {greetings, total} = await getGreetings(userid);
        board.setInitialState({
            board: {userid, total, sending: false},
            greeting: greetings.map((greeting) => ({...greeting, highlighted: false})),
        });
    } catch (error) {
        Notification.exception(error);
    }
};
// #endregion load
