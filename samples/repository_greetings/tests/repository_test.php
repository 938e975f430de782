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
 * @covers     \repository_greetings
 */
final class repository_test extends \advanced_testcase {
    // #region setup
    /** @var \repository An instance of the repository. */
    protected \repository $repository;

    /**
     * Creates an instance.
     */
    protected function setUp(): void {
        parent::setUp();
        $this->resetAfterTest();
        $this->setAdminUser();

        // The type already exists, because db/install.php enables the plugin.
        set_config('catalogue', 'https://cards.example.com/api', 'greetings');
        set_config('apikey', 'abcdefgh', 'greetings');
        $instance = $this->getDataGenerator()->get_plugin_generator(
            'repository_greetings'
        )->create_instance();
        $this->repository = \repository::get_repository_by_id(
            $instance->id,
            \core\context\system::instance()
        );
    }
    // #endregion setup

    // #region listing
    /**
     * Folders and cards of the catalogue become items.
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

        $listing = \repository::prepare_listing(
            $this->repository->get_listing()
        );

        $this->assertEquals(
            ['Birthday', 'hello.png'],
            array_column($listing['list'], 'title')
        );
        $this->assertArrayNotHasKey('source', $listing['list'][0]);
        $this->assertNotEmpty($listing['list'][1]['sourcekey']);
    }
    // #endregion listing

    // #region reference
    /**
     * The repository accepts only URLs that belong to the catalogue.
     */
    public function test_get_file_reference(): void {
        $url = 'https://cards.example.com/api/hello.png';
        $this->assertEquals($url, $this->repository->get_file_reference($url));

        $this->expectException(\repository_exception::class);
        $this->repository->get_file_reference(
            'https://intranet.example.com/secret.png'
        );
    }
    // #endregion reference

    // #region sync
    /**
     * The original is missing only if the catalogue says so, and keeps its size
     * if the catalogue can't answer.
     *
     * @dataProvider responses
     * @param int $status HTTP status of the response.
     * @param int|null $size Size in the response.
     * @param int $expectedstatus Expected status of the file.
     * @param int $expectedsize Expected size of the file.
     */
    public function test_sync_reference(
        int $status,
        ?int $size,
        int $expectedstatus,
        int $expectedsize
    ): void {
        global $DB;

        $file = get_file_storage()->create_file_from_reference([
            'contextid' => \core\context\system::instance()->id,
            'component' => 'core',
            'filearea' => 'unittest',
            'itemid' => 0,
            'filepath' => '/',
            'filename' => 'hello.png',
        ], $this->repository->id, 'https://cards.example.com/api/hello.png');
        $file->set_synchronized(null, 2048);
        $DB->set_field('files_reference', 'lastsync', 0);
        $file = get_file_storage()->get_file_by_id($file->get_id());

        // Responses of \curl::mock_response() always have the status 200.
        $client = $this->createMock(client::class);
        $client->expects($this->once())->method('check')->willReturn(
            [$status, $size]
        );
        $repository = $this->getMockBuilder(\repository_greetings::class)
            ->setConstructorArgs(
                [$this->repository->id, \core\context\system::instance()]
            )
            ->onlyMethods(['get_client'])
            ->getMock();
        $repository->method('get_client')->willReturn($client);

        $this->assertTrue($repository->sync_reference($file));
        $this->assertEquals($expectedstatus, $file->get_status());
        $this->assertEquals(
            $expectedsize,
            $DB->get_field('files', 'filesize', ['id' => $file->get_id()])
        );

        // The next request is sent one day later.
        $this->assertFalse($repository->sync_reference($file));
    }

    /**
     * Provides responses, and the expected status and size of the file.
     *
     * @return array[]
     */
    public static function responses(): array {
        return [
            'A new size' => [200, 4096, 0, 4096],
            'An unknown size' => [200, null, 0, 2048],
            'Gone' => [410, null, 666, 2048],
            'Overloaded' => [503, 100, 0, 2048],
            'No answer' => [0, null, 0, 2048],
        ];
    }
    // #endregion sync
}
// #endregion class
