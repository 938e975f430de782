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
 * The reactive application behind the greetings board.
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
 * Dispatches the event that announces a state change.
 *
 * @param {Object} detail Details of the change.
 * @param {EventTarget} target The node that the board listens on.
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
 * Loads a user's greetings into the state. Call this only once per page.
 *
 * @param {Number} userid ID of the user who received the greetings.
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
