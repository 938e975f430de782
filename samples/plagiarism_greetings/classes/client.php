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
namespace plagiarism_greetings;

use core\http_client;

/**
 * Sends requests to the plagiarism detection service.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class client {
    /**
     * Constructor.
     *
     * @param http_client $httpclient HTTP client.
     */
    public function __construct(
        /** @var http_client HTTP client. */
        protected readonly http_client $httpclient,
    ) {
    }

    /**
     * Sends work to the service.
     *
     * @param \stored_file|string $work File or text.
     * @return string ID of the job.
     */
    public function submit(\stored_file|string $work): string {
        $contents = is_string($work) ? $work : $work->get_content_file_handle();
        $filename = is_string($work) ? 'text.html' : $work->get_filename();
        $answer = $this->request('POST', '/jobs', [
            'multipart' => [['name' => 'work', 'contents' => $contents, 'filename' => $filename]],
        ]);
        if (!isset($answer->id)) {
            throw new \core\exception\moodle_exception(
                'errorservice',
                'plagiarism_greetings'
            );
        }

        return clean_param($answer->id, PARAM_ALPHANUMEXT);
    }

    /**
     * Requests the result of a job.
     *
     * @param string $jobid ID of the job.
     * @return \stdClass|null Response, which has a score and a report as soon
     *     as the service has finished; null if the service doesn't know the
     *     job.
     */
    public function get_result(string $jobid): ?\stdClass {
        return $this->request('GET', '/jobs/' . $jobid);
    }

    /**
     * Sends a request to the service.
     *
     * @param string $method HTTP method.
     * @param string $path Path of the request.
     * @param array $options Options of the request.
     * @return \stdClass|null Response, or null if the path doesn't exist.
     */
    protected function request(
        string $method,
        string $path,
        array $options = []
    ): ?\stdClass {
        $url = rtrim(
            get_config('plagiarism_greetings', 'service'),
            '/'
        ) . $path;
        $response = $this->httpclient->request($method, $url, $options + [
            'headers' => ['X-Api-Key' => get_config(
                'plagiarism_greetings',
                'apikey'
            )],
            'http_errors' => false,
            'timeout' => 30,
        ]);
        if (in_array($response->getStatusCode(), [404, 410])) {
            return null;
        }
        $answer = json_decode((string) $response->getBody());
        if ($response->getStatusCode() !== 200 || !is_object($answer)) {
            throw new \core\exception\moodle_exception(
                'errorservice',
                'plagiarism_greetings'
            );
        }

        return $answer;
    }
}
// #endregion class
