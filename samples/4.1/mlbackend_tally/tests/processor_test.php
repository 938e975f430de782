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
namespace mlbackend_tally;

/**
 * Tests for the tally backend.
 *
 * @package    mlbackend_tally
 * @covers     \mlbackend_tally\processor
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
final class processor_test extends \advanced_testcase {
    /**
     * Creates a dataset.
     *
     * @param string[] $samples Lines of the file.
     * @return \stored_file
     */
    protected function create_dataset(array $samples): \stored_file {
        $lines = array_merge(
            ['nfeatures,targetclasses', '1,"[0,1]"', 'first,second'],
            $samples
        );

        return get_file_storage()->create_file_from_string([
            'contextid' => \context_system::instance()->id,
            'component' => 'mlbackend_tally',
            'filearea' => 'test',
            'itemid' => 0,
            'filepath' => '/',
            'filename' => count($samples) . '.csv',
        ], implode("\n", $lines) . "\n");
    }

    /**
     * The most frequent class is predicted.
     */
    public function test_classify(): void {
        $this->resetAfterTest();
        $dir = make_request_directory();
        $processor = new processor();

        $processor->train_classification(
            'a',
            $this->create_dataset(['0.5,1', '0.2,1', '0.1,0', '0.9,1']),
            $dir
        );
        $result = $processor->classify(
            'a',
            $this->create_dataset(['7-0,0.4']),
            $dir
        );

        $this->assertSame(\core_analytics\model::OK, $result->status);
        $this->assertSame([['7-0', 1, 0.75]], $result->predictions);
    }

    /**
     * Without training, the backend returns an error instead of predictions.
     */
    public function test_classify_without_training(): void {
        $this->resetAfterTest();

        $result = (new processor())->classify(
            'a',
            $this->create_dataset(['7-0,0.4']),
            make_request_directory()
        );

        $this->assertSame(
            \core_analytics\model::GENERAL_ERROR,
            $result->status
        );
        $this->assertSame(
            [get_string('errornomodel', 'mlbackend_tally')],
            $result->info
        );
    }
}
// #endregion class
