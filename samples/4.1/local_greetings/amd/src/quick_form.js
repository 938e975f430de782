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
 * Submits the short greeting form without reloading the page.
 *
 * @module     local_greetings/quick_form
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region imports
import Notification from 'core/notification';
import Pending from 'core/pending';
import {prefetchTemplate} from 'core/prefetch';
import {get_string as getString} from 'core/str';
import Templates from 'core/templates';
import {add as addToast} from 'core/toast';
import Url from 'core/url';
import {sendGreeting} from 'local_greetings/repository';
// #endregion imports

// #region selectors
const Selectors = {
    form: '[data-region="quick-form"]',
    list: '[data-region="greetings"]',
};
// #endregion selectors

// #region submit
/**
 * Sends the greeting from the form and shows it at the top of the list.
 *
 * @param {HTMLFormElement} form The form.
 * @param {HTMLElement} list The list of greetings.
 */
const submit = async(form, list) => {
    const pending = new Pending('local_greetings/quick_form:submit');
    const {userid, message} = form.elements;

    try {
        const greeting = await sendGreeting(userid.value, message.value);
        const {html, js} = await Templates.renderForPromise('local_greetings/greeting', {
            ...greeting,
            cansend: true,
            url: Url.relativeUrl('/local/greetings/view.php', {id: greeting.id}),
        });
        Templates.prependNodeContents(list, html, js);
        message.value = '';
        addToast(await getString('greetingsent', 'local_greetings'), {type: 'success'});
    } catch (error) {
        Notification.exception(error);
    }

    pending.resolve();
};
// #endregion submit

// #region init
/**
 * Sets up the form, if the page has one.
 *
 * @param {String} selector Selector of the element that contains the form and the list.
 */
export const init = (selector) => {
    const root = document.querySelector(selector);
    prefetchTemplate('local_greetings/greeting');

    root.addEventListener('submit', (event) => {
        const form = event.target.closest(Selectors.form);
        if (form) {
            event.preventDefault();
            submit(form, root.querySelector(Selectors.list));
        }
    });
};
// #endregion init
