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
namespace customfield_tally\privacy;

use core_customfield\data_controller;
use core_privacy\local\request\writer;

/**
 * Exports the goals of courses and other records.
 *
 * @package    customfield_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class provider implements
    \core_customfield\privacy\customfield_provider,
    \core_privacy\local\metadata\null_provider {
    /**
     * Returns the name of the string with the reason.
     *
     * @return string
     */
    public static function get_reason(): string {
        return 'privacy:metadata';
    }

    /**
     * Exports one value.
     *
     * @param data_controller $data The value.
     * @param \stdClass $exportdata The data that core has prepared.
     * @param array $subcontext Path in the export.
     */
    public static function export_customfield_data(
        data_controller $data,
        \stdClass $exportdata,
        array $subcontext
    ): void {
        writer::with_context($data->get_context())->export_data(
            $subcontext,
            $exportdata
        );
    }

    /**
     * Deletes related data of values. There is none.
     *
     * @param string $dataidstest The second half of an SQL condition for the
     *     IDs of the values.
     * @param array $params The parameters of the condition.
     * @param array $contextids The contexts.
     */
    public static function before_delete_data(
        string $dataidstest,
        array $params,
        array $contextids
    ): void {
    }

    /**
     * Deletes related data of fields. There is none.
     *
     * @param string $fieldidstest The second half of an SQL condition for the
     *     IDs of the fields.
     * @param array $params The parameters of the condition.
     * @param array $contextids The contexts.
     */
    public static function before_delete_fields(
        string $fieldidstest,
        array $params,
        array $contextids
    ): void {
    }
}
// #endregion class
