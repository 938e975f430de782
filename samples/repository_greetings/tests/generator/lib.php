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
/**
 * Creates test data for the repository of greeting cards.
 *
 * @package    repository_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class repository_greetings_generator extends testing_repository_generator {
    /**
     * Fills in the site-wide settings.
     *
     * @param array $record Settings.
     * @return array
     */
    protected function prepare_type_record(array $record) {
        $record = parent::prepare_type_record($record);
        $record['catalogue'] ??= 'https://cards.example.com/api';
        $record['apikey'] ??= 'abcdefgh';

        return $record;
    }

    /**
     * Fills in the instance settings.
     *
     * @param array $record Settings.
     * @return array
     */
    protected function prepare_record(array $record) {
        $record = parent::prepare_record($record);
        $record['collection'] ??= 'birthday';

        return $record;
    }
}
// #endregion class
