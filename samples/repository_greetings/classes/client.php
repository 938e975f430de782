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
 * Talks to a catalogue.
 *
 * @package    repository_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class client {
    /** @var string The address of the catalogue. */
    protected $catalogue;

    /** @var string The key of this site. */
    protected $apikey;

    /**
     * Constructor.
     *
     * @param string $catalogue The address of the catalogue.
     * @param string $apikey The key of this site.
     */
    public function __construct(string $catalogue, string $apikey) {
        $this->catalogue = rtrim($catalogue, '/');
        $this->apikey = $apikey;
    }

    /**
     * Asks for cards.
     *
     * @param string[] $params Parameters of the request, such as folder, search and page.
     * @return \stdClass The answer, with folders, cards and pages.
     */
    public function get_cards(array $params): \stdClass {
        $curl = new \curl();
        $curl->setHeader('X-Api-Key: ' . $this->apikey);
        $answer = json_decode($curl->get($this->catalogue . '/cards.json', $params, ['CURLOPT_TIMEOUT' => 10]));
        if ($curl->get_errno() || !is_object($answer)) {
            throw new \moodle_exception('errornoanswer', 'repository_greetings');
        }

        return $answer;
    }

    /**
     * Says whether an address is one of this catalogue.
     *
     * @param string $url The address.
     * @return bool
     */
    public function owns(string $url): bool {
        return strpos($url, $this->catalogue . '/') === 0;
    }
}
// #endregion class
