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
 * Calls the external functions of the greetings plugin.
 *
 * @module     local_greetings/repository
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

import Ajax from 'core/ajax';

// #region send
/**
 * Sends a greeting.
 *
 * @param {Number} userid ID of the recipient.
 * @param {String} message Text of the greeting.
 * @returns {Promise<Object>} The stored greeting.
 */
export const sendGreeting = (userid, message) => Ajax.call([{
    methodname: 'local_greetings_send_greeting',
    args: {userid, message},
}])[0];
// #endregion send

// #region get
/**
 * Gets a page of a user's greetings.
 *
 * @param {Number} userid ID of the recipient; 0 for the current user.
 * @param {Number} [page=0] Page number, starting at 0.
 * @returns {Promise<Object>} The greetings and their total number.
 */
export const getGreetings = (userid, page = 0) => Ajax.call([{
    methodname: 'local_greetings_get_greetings',
    args: {userid, page},
}])[0];
// #endregion get
