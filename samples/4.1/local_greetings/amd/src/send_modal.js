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
 * Opens the form to send a greeting in a modal.
 *
 * @module     local_greetings/send_modal
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

import ModalForm from 'core_form/modalform';
import {get_string as getString} from 'core/str';

// #region open
/**
 * Opens the form.
 *
 * @param {HTMLElement} button What was pressed; it gets the focus back.
 */
const open = (button) => {
    const modal = new ModalForm({
        formClass: 'local_greetings\\form\\message_modal',
        args: {userid: button.dataset.userid ?? 0},
        modalConfig: {title: getString('sendgreeting', 'local_greetings')},
        saveButtonText: getString('send', 'core_message'),
        returnFocus: button,
    });

    modal.addEventListener(modal.events.FORM_SUBMITTED, () => window.location.reload());
    modal.show();
};
// #endregion open

// #region init
/**
 * Takes care of the buttons.
 *
 * @param {String} selector The element that holds the buttons.
 */
export const init = (selector) => {
    document.querySelector(selector).addEventListener('click', (event) => {
        const button = event.target.closest('[data-action="open-modal"]');
        if (button) {
            event.preventDefault();
            open(button);
        }
    });
};
// #endregion init
