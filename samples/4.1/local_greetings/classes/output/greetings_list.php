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
 * A list of greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class greetings_list implements \renderable, \templatable {
    /** @var \stdClass[] Records from message_store::get_page(). */
    protected $records;

    /**
     * Stores the data to show.
     *
     * @param \stdClass[] $records Records from message_store::get_page().
     */
    public function __construct(array $records) {
        $this->records = $records;
    }

    // #region export
    /**
     * Returns the data for the template local_greetings/greetings_list.
     *
     * @param \renderer_base $output Renderer.
     * @return array
     */
    public function export_for_template(\renderer_base $output): array {
        $greetings = [];
        foreach ($this->records as $record) {
            $greetings[] = (new greeting(
                $record,
                $record
            ))->export_for_template($output);
        }

        return ['greetings' => $greetings];
    }
    // #endregion export
}
// #endregion class
