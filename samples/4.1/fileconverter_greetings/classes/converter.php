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
namespace fileconverter_greetings;

use core_files\conversion;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->libdir . '/filelib.php');

/**
 * Converts documents to PDF with an online service.
 *
 * @package    fileconverter_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class converter implements \core_files\converter_interface {
    /** @var string[] File extensions that the service accepts. */
    protected const FORMATS = ['docx', 'odt', 'rtf'];

    /** @var int How long a conversion may take, in seconds. */
    protected const MAXTIME = 6 * HOURSECS;

    // #region static
    /**
     * Returns whether the converter works on this site.
     *
     * @return bool
     */
    public static function are_requirements_met(): bool {
        return (bool) get_config('fileconverter_greetings', 'service');
    }

    /**
     * Returns whether the service can convert between two formats.
     *
     * @param string $from File extension of the original.
     * @param string $to File extension of the result.
     * @return bool
     */
    public static function supports($from, $to): bool {
        return in_array(
            strtolower($from),
            self::FORMATS
        ) && strtolower($to) === 'pdf';
    }
    // #endregion static

    // #region supported
    /**
     * Describes the supported conversions for administrators.
     *
     * @return string
     */
    public function get_supported_conversions(): string {
        return implode(', ', self::FORMATS) . ' → pdf';
    }
    // #endregion supported

    // #region start
    /**
     * Starts a conversion.
     *
     * @param conversion $conversion Conversion to start.
     * @return self
     */
    public function start_document_conversion(conversion $conversion): self {
        $conversion->set('data', (object) ['started' => time()]);
        $this->send_document($conversion);

        return $this;
    }

    /**
     * Sends the document to the service.
     *
     * @param conversion $conversion Conversion of the document.
     */
    protected function send_document(conversion $conversion): void {
        $file = $conversion->get_sourcefile();
        $answer = $this->ask('/jobs', [
            'format' => $conversion->get('targetformat'),
            'file' => $file,
        ]);

        if (isset($answer->error)) {
            // The service rejects the document, so the next attempt would fail
            // as well.
            $conversion->set('status', conversion::STATUS_FAILED);
        } else if (isset($answer->id)) {
            $data = $conversion->get('data');
            $data->job = clean_param($answer->id, PARAM_ALPHANUMEXT);
            $conversion->set('data', $data);
        }
        $conversion->update();
    }
    // #endregion start

    // #region poll
    /**
     * Checks the status of a conversion, and downloads the result.
     *
     * @param conversion $conversion Conversion in progress.
     * @return self
     */
    public function poll_conversion_status(conversion $conversion): self {
        if (!$conversion->get_sourcefile()) {
            // Moodle deletes the conversion together with its original.
            return $this;
        }

        $data = $conversion->get('data');
        if ($data->started + self::MAXTIME < time()) {
            $conversion->set('status', conversion::STATUS_FAILED);
            return $this;
        }

        if (!isset($data->job)) {
            // The service was not available when the conversion started.
            $this->send_document($conversion);
            return $this;
        }

        $answer = $this->ask('/status', ['job' => $data->job]);
        $path = make_request_directory() . '/result';
        if (($answer->state ?? '') === 'failed') {
            $conversion->set('status', conversion::STATUS_FAILED);
        } else if (($answer->state ?? '') === 'done' && $this->download($data->job, $path)) {
            $conversion->store_destfile_from_path($path);
            $conversion->set('status', conversion::STATUS_COMPLETE);
            $conversion->update();
        }

        return $this;
    }
    // #endregion poll

    // #region ask
    /**
     * Sends a request to the service.
     *
     * @param string $path Path of the request.
     * @param array $params Parameters of the request.
     * @return \stdClass|null Response, or null if the service isn't available.
     */
    protected function ask(string $path, array $params): ?\stdClass {
        $curl = new \curl();
        $answer = json_decode($curl->post(
            $this->get_url($path),
            $params,
            ['CURLOPT_TIMEOUT' => 30]
        ));

        return $this->is_successful($curl) && is_object($answer)
            ? $answer
            : null;
    }

    /**
     * Downloads the result to a temporary file.
     *
     * @param string $job ID of the job.
     * @param string $path Path of the temporary file.
     * @return bool Whether the file was downloaded.
     */
    protected function download(string $job, string $path): bool {
        $curl = new \curl();
        $result = $curl->download_one(
            $this->get_url('/result'),
            ['job' => $job],
            ['filepath' => $path, 'timeout' => 60]
        );

        return $result === true && $this->is_successful($curl) && filesize($path) > 0;
    }

    /**
     * Returns whether a request was successful.
     *
     * @param \curl $curl Client that sent the request.
     * @return bool
     */
    protected function is_successful(\curl $curl): bool {
        return !$curl->get_errno() && ($curl->get_info()['http_code'] ?? 0) == 200;
    }

    /**
     * Returns the URL of a request.
     *
     * @param string $path Path of the request.
     * @return string
     */
    protected function get_url(string $path): string {
        return rtrim(
            get_config('fileconverter_greetings', 'service'),
            '/'
        ) . $path;
    }
    // #endregion ask
}
// #endregion class
