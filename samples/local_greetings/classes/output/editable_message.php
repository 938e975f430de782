<?php
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

// #region class
namespace local_greetings\output;

/**
 * The text of a greeting, which can be changed in place.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class editable_message extends \core\output\inplace_editable {
    // #region construct
    /**
     * Prepares the text of one greeting.
     *
     * @param \stdClass $greeting Record from local_greetings_messages.
     */
    public function __construct(\stdClass $greeting) {
        parent::__construct(
            'local_greetings',
            'message',
            $greeting->id,
            has_capability(
                'local/greetings:send',
                \core\context\system::instance()
            ),
            s($greeting->message),
            $greeting->message,
            get_string('editmessage', 'local_greetings'),
            get_string('message', 'local_greetings')
        );
    }
    // #endregion construct
}
// #endregion class
