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
namespace datafield_tally\privacy;

/**
 * Exports the content of the tally field.
 *
 * @package    datafield_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class provider implements \core_privacy\local\metadata\null_provider, \mod_data\privacy\datafield_provider {
    /**
     * Returns the name of the string with the reason.
     *
     * @return string
     */
    public static function get_reason(): string {
        return 'privacy:metadata';
    }

    /**
     * Exports the content of the field in an entry.
     *
     * @param \context_module $context Context of the activity.
     * @param \stdClass $recordobj The entry.
     * @param \stdClass $fieldobj The field.
     * @param \stdClass $contentobj The content.
     * @param \stdClass $defaultvalue The data that is exported by default.
     */
    public static function export_data_content(
        $context,
        $recordobj,
        $fieldobj,
        $contentobj,
        $defaultvalue
    ): void {
        $defaultvalue->field['maximum'] = $fieldobj->param1;
        \core_privacy\local\request\writer::with_context($context)
            ->export_data([$recordobj->id, $contentobj->id], $defaultvalue);
    }

    /**
     * Deletes related data. There is none.
     *
     * @param \context_module $context Context of the activity.
     * @param \stdClass $recordobj The entry.
     * @param \stdClass $fieldobj The field.
     * @param \stdClass $contentobj The content.
     */
    public static function delete_data_content(
        $context,
        $recordobj,
        $fieldobj,
        $contentobj
    ): void {
    }
}
// #endregion class
