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
namespace antivirus_greetings;

/**
 * Tests for the scanner.
 *
 * @package    antivirus_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class scanner_test extends \advanced_testcase {
    // #region setup
    /** @var string Path of a file. */
    protected string $file;

    /**
     * Creates a file.
     */
    protected function setUp(): void {
        parent::setUp();
        $this->resetAfterTest();

        $this->file = make_request_directory() . '/hello.txt';
        file_put_contents($this->file, 'Hello');
    }

    /**
     * Returns a scanner whose program exits with a certain status.
     *
     * @param int $code The exit status.
     * @return scanner
     */
    protected function get_scanner(int $code): scanner {
        $scanner = $this->getMockBuilder(scanner::class)
            ->onlyMethods(['run', 'get_config'])
            ->getMock();
        $scanner->method('run')->willReturn([$code, 'Output of the program']);
        $scanner->method('get_config')->willReturnMap([['onerror', 'refuse']]);

        return $scanner;
    }
    // #endregion setup

    // #region results
    /**
     * The exit status of the program determines the result.
     *
     * @covers \antivirus_greetings\scanner::scan_file
     */
    public function test_scan_file(): void {
        $this->assertEquals(
            scanner::SCAN_RESULT_OK,
            $this->get_scanner(0)->scan_file($this->file, 'hello.txt')
        );

        $scanner = $this->get_scanner(1);
        $this->assertEquals(
            scanner::SCAN_RESULT_FOUND,
            $scanner->scan_file($this->file, 'hello.txt')
        );
        $this->assertEquals(
            'Output of the program',
            $scanner->get_scanning_notice()
        );
        $this->assertFileExists($this->file);
    }
    // #endregion results

    // #region error
    /**
     * A file that cannot be scanned is refused, and administrators are
     * notified.
     *
     * @covers \antivirus_greetings\scanner::scan_file
     */
    public function test_error(): void {
        $scanner = $this->get_scanner(2);
        try {
            $scanner->scan_file($this->file, 'hello.txt');
            $this->fail('The file has been accepted.');
        } catch (\core\antivirus\scanner_exception $e) {
            $this->assertEquals('tryagain', $e->errorcode);
        }
        $this->assertCount(1, $scanner->get_messages());
    }
    // #endregion error

    // #region configured
    /**
     * A scanner without an existing program is not configured.
     *
     * @covers \antivirus_greetings\scanner::is_configured
     */
    public function test_is_configured(): void {
        $this->assertFalse((new scanner())->is_configured());

        set_config('pathtoscanner', '/does/not/exist', 'antivirus_greetings');
        $this->assertFalse((new scanner())->is_configured());
    }
    // #endregion configured
}
// #endregion class
