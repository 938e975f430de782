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
 * Dialogue of the plugin.
 *
 * @module     tiny_greetings/ui
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region ui
import ModalEvents from 'core/modal_events';
import ModalFactory from 'core/modal_factory';
import Notification from 'core/notification';
import Pending from 'core/pending';
import {get_string as getString} from 'core/str';
import {render, renderForPromise} from 'core/templates';
import {component} from './common';
import {getPhrases} from './options';

/**
 * Inserts a greeting at the saved position.
 *
 * @param {TinyMCE} editor Editor.
 * @param {Object} bookmark Saved position of the cursor.
 * @param {string} phrase Greeting.
 */
const insertGreeting = async(editor, bookmark, phrase) => {
    const pending = new Pending('tiny_greetings/ui:insertGreeting');
    const {html} = await renderForPromise('tiny_greetings/greeting', {phrase});

    editor.focus();
    editor.selection.moveToBookmark(bookmark);
    editor.insertContent(html.trim());
    pending.resolve();
};

/**
 * Lets the user choose a greeting.
 *
 * @param {TinyMCE} editor Editor.
 */
const displayDialogue = async(editor) => {
    const bookmark = editor.selection.getBookmark(2);
    const modal = await ModalFactory.create({
        type: ModalFactory.types.SAVE_CANCEL,
        title: getString('button', component),
        body: render('tiny_greetings/dialogue', {
            elementid: editor.id,
            phrases: getPhrases(editor),
        }),
        removeOnClose: true,
    });

    modal.setSaveButtonText(getString('insert', component));
    modal.getRoot().on(ModalEvents.save, () => {
        const select = modal.getRoot()[0].querySelector('select');
        insertGreeting(editor, bookmark, select.value).catch(Notification.exception);
    });
    modal.show();
};

/**
 * Opens the dialogue for an editor.
 *
 * @param {TinyMCE} editor Editor.
 */
export const handleAction = (editor) => {
    displayDialogue(editor).catch(Notification.exception);
};
// #endregion ui
