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
namespace repository_greetings;

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->libdir . '/filelib.php');

/**
 * Sends requests to the catalogue.
 *
 * @package    repository_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class client {
    /** @var string URL of the catalogue, without a slash at the end. */
    protected string $catalogue;

    /** @var string The site's key, which must never be sent to another host. */
    protected string $apikey;

    /**
     * Constructor.
     *
     * @param string $catalogue URL of the catalogue.
     * @param string $apikey The site's key, which must never be sent to another
     *     host.
     */
    public function __construct(string $catalogue, string $apikey) {
        $this->catalogue = rtrim($catalogue, '/');
        $this->apikey = $apikey;
    }

    /**
     * Requests cards.
     *
     * @param array $params Parameters of the request, such as collection,
     *     folder, search and page.
     * @return \stdClass Response, with folders, cards and pages.
     */
    public function get_cards(array $params): \stdClass {
        $curl = new \curl();
        $curl->setHeader('X-Api-Key: ' . $this->apikey);
        $answer = json_decode($curl->get(
            $this->catalogue . '/cards.json',
            $params,
            ['CURLOPT_TIMEOUT' => 10]
        ));
        if ($this->get_status($curl) !== 200 || !is_object($answer)) {
            throw new \moodle_exception(
                'errornoanswer',
                'repository_greetings'
            );
        }

        return $answer;
    }

    /**
     * Checks whether a card exists, without downloading it.
     *
     * @param string $url URL of the card.
     * @return array HTTP status, 0 if the request failed; and size in bytes,
     *     null if unknown.
     */
    public function check(string $url): array {
        global $CFG;

        $curl = new \curl();
        $curl->head(
            $url,
            ['CURLOPT_TIMEOUT' => $CFG->repositorysyncfiletimeout]
        );
        $size = (int) ($curl->get_info()['download_content_length'] ?? -1);

        return [$this->get_status($curl), $size < 0 ? null : $size];
    }

    /**
     * Returns whether a URL belongs to the catalogue.
     *
     * @param string $url URL to check.
     * @return bool
     */
    public function owns(string $url): bool {
        return $this->catalogue !== '' && strpos($url, $this->catalogue . '/') === 0;
    }

    /**
     * Returns the HTTP status of a response.
     *
     * @param \curl $curl Client that sent the request.
     * @return int Status, or 0 if the request failed.
     */
    protected function get_status(\curl $curl): int {
        return $curl->get_errno()
            ? 0
            : (int) ($curl->get_info()['http_code'] ?? 0);
    }
}
// #endregion class
