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
 * One greeting.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class greeting implements \core\output\renderable, \core\output\templatable {
    // #region construct
    /**
     * Stores the data to show.
     *
     * @param \stdClass $greeting Record from local_greetings_messages.
     * @param \stdClass $recipient Recipient, with the name fields.
     */
    public function __construct(
        /** @var \stdClass Record from local_greetings_messages. */
        protected readonly \stdClass $greeting,
        /** @var \stdClass Recipient, with the name fields. */
        protected readonly \stdClass $recipient,
    ) {
    }
    // #endregion construct

    // #region export
    /**
     * Returns the data for the template local_greetings/greeting.
     *
     * @param \core\output\renderer_base $output Renderer.
     * @return array
     */
    public function export_for_template(
        \core\output\renderer_base $output
    ): array {
        return [
            'id' => $this->greeting->id,
            'message' => $this->greeting->message,
            'editable' => (new editable_message(
                $this->greeting
            ))->render($output),
            'userid' => $this->greeting->userid,
            'fullname' => fullname($this->recipient),
            'timecreated' => $this->greeting->timecreated,
            'url' => (new \core\url(
                '/local/greetings/view.php',
                ['id' => $this->greeting->id]
            ))->out(false),
        ];
    }
    // #endregion export
}
// #endregion class
