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
 * A user's greetings and their number.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class summary implements \core\output\renderable, \core\output\templatable {
    /**
     * Stores the data to show.
     *
     * @param int $total Number of greetings.
     * @param \stdClass[] $greetings Records from local_greetings_messages,
     *     newest first.
     */
    public function __construct(
        /** @var int Number of greetings. */
        protected readonly int $total,
        /** @var \stdClass[] Records from local_greetings_messages, newest first. */
        protected readonly array $greetings,
    ) {
    }

    // #region export
    /**
     * Returns the data for the template local_greetings/summary.
     *
     * @param \core\output\renderer_base $output Renderer.
     * @return array
     */
    public function export_for_template(
        \core\output\renderer_base $output
    ): array {
        $greetings = [];
        foreach ($this->greetings as $greeting) {
            $greetings[] = [
                'message' => $greeting->message,
                'timecreated' => $greeting->timecreated,
                'url' => (new \core\url(
                    '/local/greetings/view.php',
                    ['id' => $greeting->id]
                ))->out(false),
            ];
        }

        return [
            'total' => $this->total,
            'hasgreetings' => (bool) $greetings,
            'greetings' => $greetings,
        ];
    }
    // #endregion export
}
// #endregion class
