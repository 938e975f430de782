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
namespace assignsubmission_tally\privacy;

use core_privacy\local\metadata\collection;
use core_privacy\local\request\contextlist;
use core_privacy\local\request\userlist;
use core_privacy\local\request\writer;
use mod_assign\privacy\assign_plugin_request_data;
use mod_assign\privacy\useridlist;

/**
 * Describes the personal data that the plugin stores, and exports and deletes
 * it for the assignment.
 *
 * @package    assignsubmission_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class provider implements
    \core_privacy\local\metadata\provider,
    \mod_assign\privacy\assignsubmission_provider,
    \mod_assign\privacy\assignsubmission_user_provider {
    // #region metadata
    /**
     * Describes the data.
     *
     * @param collection $collection The collection to add to.
     * @return collection
     */
    public static function get_metadata(collection $collection): collection {
        $collection->add_database_table('assignsubmission_tally', [
            'assignment' => 'privacy:metadata:assignment',
            'submission' => 'privacy:metadata:submission',
            'value' => 'privacy:metadata:value',
        ], 'privacy:metadata:tablesummary');
        $collection->link_subsystem(
            'core_files',
            'privacy:metadata:core_files'
        );

        return $collection;
    }
    // #endregion metadata

    // #region lists
    /**
     * Adds no contexts, because the assignment finds them through
     * assign_submission.
     *
     * @param int $userid ID of the user.
     * @param contextlist $contextlist The list to add to.
     */
    public static function get_context_for_userid_within_submission(
        int $userid,
        contextlist $contextlist
    ): void {
    }

    /**
     * Adds no students, because the assignment finds them.
     *
     * @param useridlist $useridlist The list to add to.
     */
    public static function get_student_user_ids(useridlist $useridlist): void {
    }

    /**
     * Adds no users, because the assignment finds them.
     *
     * @param userlist $userlist The list to add to.
     */
    public static function get_userids_from_context(userlist $userlist): void {
    }
    // #endregion lists

    // #region export
    /**
     * Exports a submission.
     *
     * @param assign_plugin_request_data $exportdata What to export.
     */
    public static function export_submission_user_data(
        assign_plugin_request_data $exportdata
    ): void {
        // A user is set only when exporting for a teacher, and submissions
        // belong to students.
        if ($exportdata->get_user() !== null) {
            return;
        }

        $submission = $exportdata->get_pluginobject();
        $plugin = $exportdata->get_assign()->get_plugin_by_type(
            'assignsubmission',
            'tally'
        );
        $path = array_merge(
            $exportdata->get_subcontext(),
            [get_string('privacy:path', 'assignsubmission_tally')]
        );

        writer::with_context($exportdata->get_context())
            ->export_data(
                $path,
                (object) ['value' => $plugin->get_value($submission->id)]
            )
            ->export_area_files(
                $path,
                'assignsubmission_tally',
                'evidence',
                $submission->id
            );
    }
    // #endregion export

    // #region delete
    /**
     * Deletes all submissions in an assignment.
     *
     * @param assign_plugin_request_data $requestdata What to delete.
     */
    public static function delete_submission_for_context(
        assign_plugin_request_data $requestdata
    ): void {
        global $DB;

        $contextid = $requestdata->get_context()->id;
        get_file_storage()->delete_area_files(
            $contextid,
            'assignsubmission_tally',
            'evidence'
        );
        $DB->delete_records(
            'assignsubmission_tally',
            ['assignment' => $requestdata->get_assignid()]
        );
    }

    /**
     * Deletes one submission.
     *
     * @param assign_plugin_request_data $exportdata What to delete.
     */
    public static function delete_submission_for_userid(
        assign_plugin_request_data $exportdata
    ): void {
        global $DB;

        $submissionid = $exportdata->get_pluginobject()->id;
        $contextid = $exportdata->get_context()->id;
        get_file_storage()->delete_area_files(
            $contextid,
            'assignsubmission_tally',
            'evidence',
            $submissionid
        );
        $DB->delete_records(
            'assignsubmission_tally',
            ['submission' => $submissionid]
        );
    }

    /**
     * Deletes several submissions in an assignment.
     *
     * @param assign_plugin_request_data $deletedata What to delete.
     */
    public static function delete_submissions(
        assign_plugin_request_data $deletedata
    ): void {
        global $DB;

        if (!$deletedata->get_submissionids()) {
            return;
        }

        [$sql, $params] = $DB->get_in_or_equal(
            $deletedata->get_submissionids(),
            SQL_PARAMS_NAMED
        );
        get_file_storage()->delete_area_files_select(
            $deletedata->get_context()->id,
            'assignsubmission_tally',
            'evidence',
            $sql,
            $params
        );
        $DB->delete_records_select(
            'assignsubmission_tally',
            "submission $sql",
            $params
        );
    }
    // #endregion delete
}
// #endregion class
