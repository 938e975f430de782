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
 * Sends submitted work to the service.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class send_work extends \core\task\adhoc_task {
    /**
     * Sends the text and the files. If the service is not available, the task
     * fails, and Moodle runs it again later.
     */
    public function execute(): void {
        $data = $this->get_custom_data();
        if (!\core\context::instance_by_id($data->contextid, IGNORE_MISSING)) {
            // The activity was deleted in the meantime.
            return;
        }

        if (trim($data->content ?? '') !== '') {
            $this->send($data, ['content' => $data->content]);
        }
        foreach ($data->pathnamehashes ?? [] as $pathnamehash) {
            $file = get_file_storage()->get_file_by_hash($pathnamehash);
            if ($file) {
                $this->send($data, ['file' => $file]);
            }
        }
    }

    /**
     * Sends a file or text, unless it has already been sent.
     *
     * @param \stdClass $data Custom data of the task.
     * @param array $work Array with a file or content.
     */
    protected function send(\stdClass $data, array $work): void {
        if (results::find(
            $data->contextid,
            $work + ['userid' => $data->userid]
        )) {
            return;
        }

        $jobid = \core\di::get(client::class)->submit(
            $work['file'] ?? $work['content']
        );
        results::add(
            $data->contextid,
            $data->userid,
            results::get_identifier($work),
            $jobid
        );
    }
}
// #endregion class
