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

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->libdir . '/filelib.php');

/**
 * Sends requests to the plagiarism detection service.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class client {
    /**
     * Sends work to the service.
     *
     * @param \stored_file|string $work File or text.
     * @return string ID of the job.
     */
    public function submit($work): string {
        $answer = $this->request('post', '/jobs', ['work' => $work]);
        if (!isset($answer->id)) {
            throw new \moodle_exception('errorservice', 'plagiarism_greetings');
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
        return $this->request('get', '/jobs/' . $jobid);
    }

    /**
     * Sends a request to the service.
     *
     * @param string $method Method of the HTTP client.
     * @param string $path Path of the request.
     * @param array $params Parameters of the request.
     * @return \stdClass|null Response, or null if the path doesn't exist.
     */
    protected function request(
        string $method,
        string $path,
        array $params = []
    ): ?\stdClass {
        $curl = new \curl();
        $curl->setHeader('X-Api-Key: ' . get_config(
            'plagiarism_greetings',
            'apikey'
        ));
        $url = rtrim(
            get_config('plagiarism_greetings', 'service'),
            '/'
        ) . $path;
        $answer = json_decode($curl->$method(
            $url,
            $params,
            ['CURLOPT_TIMEOUT' => 30]
        ));
        $status = $curl->get_errno()
            ? 0
            : (int) ($curl->get_info()['http_code'] ?? 0);
        if (in_array($status, [404, 410])) {
            return null;
        }
        if ($status !== 200 || !is_object($answer)) {
            throw new \moodle_exception('errorservice', 'plagiarism_greetings');
        }

        return $answer;
    }
}
// #endregion class
