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
namespace assignfeedback_greetings\privacy;

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
 * @package    assignfeedback_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class provider implements
    \core_privacy\local\metadata\provider,
    \mod_assign\privacy\assignfeedback_provider,
    \mod_assign\privacy\assignfeedback_user_provider {
    // #region metadata
    /**
     * Describes the data.
     *
     * @param collection $collection The collection to add to.
     * @return collection
     */
    public static function get_metadata(collection $collection): collection {
        return $collection->add_database_table('assignfeedback_greetings', [
            'assignment' => 'privacy:metadata:assignment',
            'grade' => 'privacy:metadata:grade',
            'greeting' => 'privacy:metadata:greeting',
        ], 'privacy:metadata:tablesummary');
    }
    // #endregion metadata

    // #region lists
    /**
     * Adds no contexts, because the assignment finds them through
     * assign_grades.
     *
     * @param int $userid ID of the user.
     * @param contextlist $contextlist The list to add to.
     */
    public static function get_context_for_userid_within_feedback(
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
     * Exports the feedback for one grade.
     *
     * @param assign_plugin_request_data $exportdata What to export.
     */
    public static function export_feedback_user_data(
        assign_plugin_request_data $exportdata
    ): void {
        $plugin = $exportdata->get_assign()->get_plugin_by_type(
            'assignfeedback',
            'greetings'
        );
        $greeting = $plugin->get_greeting($exportdata->get_pluginobject()->id);
        if ($greeting !== '') {
            $path = array_merge(
                $exportdata->get_subcontext(),
                [get_string('privacy:path', 'assignfeedback_greetings')]
            );
            writer::with_context($exportdata->get_context())->export_data(
                $path,
                (object) ['greeting' => $greeting]
            );
        }
    }
    // #endregion export

    // #region delete
    /**
     * Deletes all feedback in an assignment.
     *
     * @param assign_plugin_request_data $requestdata What to delete.
     */
    public static function delete_feedback_for_context(
        assign_plugin_request_data $requestdata
    ): void {
        global $DB;

        $DB->delete_records(
            'assignfeedback_greetings',
            ['assignment' => $requestdata->get_assignid()]
        );
    }

    /**
     * Deletes the feedback for one grade.
     *
     * @param assign_plugin_request_data $requestdata What to delete.
     */
    public static function delete_feedback_for_grade(
        assign_plugin_request_data $requestdata
    ): void {
        global $DB;

        $DB->delete_records(
            'assignfeedback_greetings',
            ['grade' => $requestdata->get_pluginobject()->id]
        );
    }

    /**
     * Deletes the feedback for some grades.
     *
     * @param assign_plugin_request_data $deletedata What to delete.
     */
    public static function delete_feedback_for_grades(
        assign_plugin_request_data $deletedata
    ): void {
        global $DB;

        if ($deletedata->get_gradeids()) {
            $DB->delete_records_list(
                'assignfeedback_greetings',
                'grade',
                $deletedata->get_gradeids()
            );
        }
    }
    // #endregion delete
}
// #endregion class
