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
 * Scans files with a program on the server.
 *
 * @package    antivirus_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class scanner extends \core\antivirus\scanner {
    // #region configured
    /**
     * Returns whether the program can be run.
     *
     * @return bool
     */
    public function is_configured(): bool {
        $path = get_config('antivirus_greetings', 'pathtoscanner');

        return $path && is_executable($path);
    }
    // #endregion configured

    // #region scan
    /**
     * Scans a file.
     *
     * @param string $file Path of the temporary file.
     * @param string $filename File name that users know.
     * @return int One of the constants SCAN_RESULT_.
     */
    public function scan_file($file, $filename): int {
        if (!is_readable($file)) {
            debugging('The file cannot be read.');
            return self::SCAN_RESULT_ERROR;
        }

        [$code, $output] = $this->run($file);
        $this->set_scanning_notice($output);

        if ($code === 0) {
            return self::SCAN_RESULT_OK;
        }
        if ($code === 1) {
            return self::SCAN_RESULT_FOUND;
        }

        $notice = get_string(
            'failed',
            'antivirus_greetings',
            $code
        ) . "\n" . $output;
        $this->set_scanning_notice($notice);
        $this->message_admins($notice);
        if ($this->get_config('onerror') === 'refuse') {
            throw new \core\antivirus\scanner_exception(
                'tryagain',
                '',
                ['item' => $filename],
                null,
                'antivirus_greetings'
            );
        }

        return self::SCAN_RESULT_ERROR;
    }
    // #endregion scan

    // #region run
    /**
     * Runs the program. Tests replace this method.
     *
     * @param string $file Path of the file.
     * @return array Exit status and output of the program.
     */
    protected function run(string $file): array {
        exec(
            escapeshellarg(
                $this->get_config('pathtoscanner')
            ) . ' ' . escapeshellarg($file),
            $output,
            $code
        );

        return [$code, implode("\n", $output)];
    }
    // #endregion run
}
// #endregion class
