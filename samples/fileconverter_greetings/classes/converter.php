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
 * Lets a service convert documents to PDF.
 *
 * @package    fileconverter_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class converter implements \core_files\converter_interface {
    /** @var string[] The formats that the service reads. */
    protected const FORMATS = ['docx', 'odt', 'rtf'];

    // #region static
    /**
     * Says whether the converter can work on this site.
     *
     * @return bool
     */
    public static function are_requirements_met(): bool {
        return (bool) get_config('fileconverter_greetings', 'service');
    }

    /**
     * Says whether the service can do a conversion.
     *
     * @param string $from The extension of the original.
     * @param string $to The extension of the result.
     * @return bool
     */
    public static function supports($from, $to): bool {
        return in_array(strtolower($from), self::FORMATS) && strtolower($to) === 'pdf';
    }
    // #endregion static

    // #region supported
    /**
     * Lists the conversions, for administrators.
     *
     * @return string
     */
    public function get_supported_conversions(): string {
        return implode(', ', self::FORMATS) . ' → pdf';
    }
    // #endregion supported

    // #region start
    /**
     * Sends the document to the service.
     *
     * @param conversion $conversion The conversion.
     * @return self
     */
    public function start_document_conversion(conversion $conversion): self {
        $file = $conversion->get_sourcefile();
        if (!$file) {
            $conversion->set('status', conversion::STATUS_FAILED);
            return $this;
        }

        $answer = $this->ask('/jobs', ['format' => $conversion->get('targetformat'), 'file' => $file]);
        if (empty($answer->id)) {
            $conversion->set('status', conversion::STATUS_FAILED);
            return $this;
        }

        $conversion->set('data', (object) ['job' => clean_param($answer->id, PARAM_ALPHANUMEXT)]);
        $conversion->set('status', conversion::STATUS_IN_PROGRESS);
        $conversion->update();

        return $this;
    }
    // #endregion start

    // #region poll
    /**
     * Asks the service how far the conversion is, and fetches the result.
     *
     * @param conversion $conversion The conversion.
     * @return self
     */
    public function poll_conversion_status(conversion $conversion): self {
        $answer = $this->ask('/status', ['job' => $conversion->get('data')->job ?? '']);
        $state = $answer->state ?? 'failed';

        if ($state === 'done') {
            $content = base64_decode($answer->content ?? '', true);
            if ($content) {
                $conversion->store_destfile_from_string($content);
                $conversion->set('status', conversion::STATUS_COMPLETE);
                $conversion->update();
                return $this;
            }
            $state = 'failed';
        }

        if ($state === 'failed') {
            $conversion->set('status', conversion::STATUS_FAILED);
        }

        return $this;
    }
    // #endregion poll

    // #region ask
    /**
     * Sends a request to the service.
     *
     * @param string $path The path of the request.
     * @param array $params Its parameters.
     * @return \stdClass|null The answer; null if there is none.
     */
    protected function ask(string $path, array $params): ?\stdClass {
        $curl = new \curl();
        $url = rtrim(get_config('fileconverter_greetings', 'service'), '/') . $path;
        $answer = json_decode($curl->post($url, $params, ['CURLOPT_TIMEOUT' => 30]));

        return $curl->get_errno() || !is_object($answer) ? null : $answer;
    }
    // #endregion ask
}
// #endregion class
