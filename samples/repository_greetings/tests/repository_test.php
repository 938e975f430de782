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
require_once($CFG->dirroot . '/repository/lib.php');

/**
 * Tests for the repository of greeting cards.
 *
 * @package    repository_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class repository_test extends \advanced_testcase {
    // #region setup
    /** @var \repository The repository. */
    protected $repository;

    /**
     * Makes an instance.
     */
    protected function setUp(): void {
        parent::setUp();
        $this->resetAfterTest();
        $this->setAdminUser();

        // The plugin has been enabled when it was installed.
        $generator = $this->getDataGenerator()->get_plugin_generator('repository_greetings');
        $instance = $generator->create_instance();
        $this->repository = \repository::get_repository_by_id($instance->id, \core\context\system::instance());
    }
    // #endregion setup

    // #region listing
    /**
     * Folders and cards of the catalogue become items.
     *
     * @covers \repository_greetings::get_listing
     */
    public function test_get_listing(): void {
        \curl::mock_response(json_encode([
            'folders' => [['name' => 'Birthday']],
            'cards' => [[
                'name' => 'hello.png',
                'url' => 'https://cards.example.com/api/hello.png',
                'preview' => 'https://cards.example.com/api/hello-small.png',
                'size' => 2048,
                'modified' => 1684108800,
                'author' => 'Alex Example',
            ]],
        ]));

        $listing = \repository::prepare_listing($this->repository->get_listing());

        $this->assertEquals(['Birthday', 'hello.png'], array_column($listing['list'], 'title'));
        $this->assertArrayNotHasKey('source', $listing['list'][0]);
        $this->assertNotEmpty($listing['list'][1]['sourcekey']);
    }
    // #endregion listing

    // #region reference
    /**
     * Only addresses in the catalogue are accepted.
     *
     * @covers \repository_greetings::get_file_reference
     */
    public function test_get_file_reference(): void {
        $url = 'https://cards.example.com/api/hello.png';
        $this->assertEquals($url, $this->repository->get_file_reference($url));

        $this->expectException(\repository_exception::class);
        $this->repository->get_file_reference('https://intranet.example.com/secret.png');
    }
    // #endregion reference
}
// #endregion class
