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
namespace block_greetings\output;

use core\output\renderable;
use core\output\renderer_base;
use core\output\templatable;
use local_greetings\message_store;

/**
 * A user's latest greetings.
 *
 * @package    block_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class latest implements renderable, templatable {
    /**
     * Creates the list.
     */
    public function __construct(
        /** @var int ID of the recipient. */
        protected readonly int $userid,
        /** @var int Maximum number of greetings. */
        protected readonly int $number,
    ) {
    }

    // #region export
    /**
     * Returns the data for the template block_greetings/latest.
     *
     * @param renderer_base $output The renderer.
     * @return array
     */
    public function export_for_template(renderer_base $output): array {
        $greetings = [];
        foreach (message_store::get_page(
            0,
            $this->number,
            $this->userid
        ) as $record) {
            $greetings[] = [
                'message' => $record->message,
                'time' => userdate(
                    $record->timecreated,
                    get_string('strftimedatetimeshort', 'core_langconfig')
                ),
            ];
        }

        return ['greetings' => $greetings, 'hasgreetings' => !empty($greetings)];
    }
    // #endregion export
}
// #endregion class
