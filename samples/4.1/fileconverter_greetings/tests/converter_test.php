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
 * Tests for the converter.
 *
 * @package    fileconverter_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 * @covers     \fileconverter_greetings\converter
 */
class converter_test extends \advanced_testcase {
    // #region setup
    /** @var \stored_file A document. */
    protected \stored_file $file;

    /**
     * Enables the converter, and stores a document.
     */
    protected function setUp(): void {
        parent::setUp();
        $this->resetAfterTest();
        $this->setAdminUser();

        \core\plugininfo\fileconverter::set_enabled_plugins('greetings');
        set_config(
            'service',
            'https://convert.example.com',
            'fileconverter_greetings'
        );

        $this->file = get_file_storage()->create_file_from_string([
            'contextid' => \context_system::instance()->id,
            'component' => 'core',
            'filearea' => 'unittest',
            'itemid' => 0,
            'filepath' => '/',
            'filename' => 'hello.odt',
        ], 'Hello');
    }
    // #endregion setup

    // #region convert
    /**
     * The result is downloaded when the service has finished.
     */
    public function test_convert(): void {
        $converter = new \core_files\converter();
        $this->assertTrue($converter->can_convert_storedfile_to(
            $this->file,
            'pdf'
        ));
        $this->assertFalse($converter->can_convert_storedfile_to(
            $this->file,
            'png'
        ));

        \curl::mock_response('{"id": "job7"}');
        $conversion = $converter->start_conversion($this->file, 'pdf');
        $this->assertEquals(
            conversion::STATUS_IN_PROGRESS,
            $conversion->get('status')
        );

        // The method \curl::mock_response() doesn't work with downloads.
        $plugin = $this->createPartialMock(converter::class, ['download']);
        $plugin->method('download')->willReturnCallback(function (string $job, string $path): bool {
            return (bool) file_put_contents($path, 'The result');
        });
        \curl::mock_response('{"state": "done"}');
        $plugin->poll_conversion_status($conversion);
        $this->assertEquals(
            conversion::STATUS_COMPLETE,
            $conversion->get('status')
        );
        $this->assertEquals(
            'The result',
            $conversion->get_destfile()->get_content()
        );
    }
    // #endregion convert

    // #region failure
    /**
     * The conversion fails if the service rejects the document.
     */
    public function test_rejected(): void {
        \curl::mock_response('{"error": "The document is encrypted."}');
        $conversion = (new \core_files\converter())->start_conversion(
            $this->file,
            'pdf'
        );

        $this->assertEquals(
            conversion::STATUS_FAILED,
            $conversion->get('status')
        );
        $this->assertFalse($conversion->get_destfile());
    }

    /**
     * The document is sent again if the service is not available.
     */
    public function test_unavailable(): void {
        $converter = new \core_files\converter();

        \curl::mock_response('Service unavailable');
        $conversion = $converter->start_conversion($this->file, 'pdf');
        $this->assertEquals(
            conversion::STATUS_IN_PROGRESS,
            $conversion->get('status')
        );

        \curl::mock_response('{"id": "job7"}');
        $conversion = $converter->start_conversion($this->file, 'pdf');
        $this->assertEquals('job7', $conversion->get('data')->job);

        \curl::mock_response('Service unavailable');
        $conversion = $converter->start_conversion($this->file, 'pdf');
        $this->assertEquals(
            conversion::STATUS_IN_PROGRESS,
            $conversion->get('status')
        );
    }

    /**
     * The conversion fails if the service doesn't finish in time.
     */
    public function test_timeout(): void {
        $converter = new \core_files\converter();
        \curl::mock_response('{"id": "job7"}');
        $conversion = $converter->start_conversion($this->file, 'pdf');
        $conversion->set(
            'data',
            (object) ['started' => time() - DAYSECS, 'job' => 'job7']
        );
        $conversion->update();

        $conversion = $converter->start_conversion($this->file, 'pdf');

        $this->assertEquals(
            conversion::STATUS_FAILED,
            $conversion->get('status')
        );
    }
    // #endregion failure
}
// #endregion class
