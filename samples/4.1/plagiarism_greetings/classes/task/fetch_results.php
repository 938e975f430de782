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
namespace plagiarism_greetings\task;

use plagiarism_greetings\client;
use plagiarism_greetings\results;

/**
 * Gets the results from the service.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class fetch_results extends \core\task\scheduled_task {
    /**
     * Returns the name of the task.
     *
     * @return string
     */
    public function get_name(): string {
        return get_string('fetchresults', 'plagiarism_greetings');
    }

    /**
     * Gets the results. If the service is not available, the task fails, and
     * Moodle runs it again later.
     */
    public function execute(): void {
        $client = new client();
        foreach (results::get_unfinished() as $result) {
            $answer = $client->get_result($result->jobid);
            if (!$answer) {
                results::delete_one($result);
            } else if (isset($answer->score)) {
                results::set_score(
                    $result,
                    (int) $answer->score,
                    $answer->report ?? ''
                );
            }
        }
    }
}
// #endregion class
