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
namespace plagiarism_greetings\privacy;

use core\context;
use core_privacy\local\metadata\collection;
use core_privacy\local\request\writer;
use plagiarism_greetings\results;

/**
 * Describes, exports and deletes the results of users.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class provider implements
    \core_plagiarism\privacy\plagiarism_provider,
    \core_plagiarism\privacy\plagiarism_user_provider,
    \core_privacy\local\metadata\provider {
    // #region metadata
    /**
     * Describes the stored data, and the data that is sent to the service.
     *
     * @param collection $collection Collection to add to.
     * @return collection
     */
    public static function get_metadata(collection $collection): collection {
        $collection->add_database_table('plagiarism_greetings_results', [
            'userid' => 'privacy:metadata:results:userid',
            'identifier' => 'privacy:metadata:results:identifier',
            'score' => 'privacy:metadata:results:score',
            'reporturl' => 'privacy:metadata:results:reporturl',
            'timecreated' => 'privacy:metadata:results:timecreated',
        ], 'privacy:metadata:results');
        $collection->add_external_location_link(
            'service',
            ['work' => 'privacy:metadata:service:work'],
            'privacy:metadata:service'
        );

        return $collection;
    }
    // #endregion metadata

    // #region export
    /**
     * Exports the result of a file or text.
     *
     * @param int $userid User ID.
     * @param context $context Context of the activity.
     * @param array $subcontext Location of the submission in the export.
     * @param array $linkarray Data about the submission, as
     *     plagiarism_get_links() receives it.
     */
    public static function export_plagiarism_user_data(
        int $userid,
        context $context,
        array $subcontext,
        array $linkarray
    ): void {
        $result = results::find(
            $context->id,
            ['userid' => $userid] + $linkarray
        );
        if (!$result) {
            return;
        }

        $subcontext[] = get_string('pluginname', 'plagiarism_greetings');
        // Each file or text of a submission has its own result.
        $subcontext[] = $result->identifier;
        writer::with_context($context)->export_data($subcontext, (object) [
            'score' => $result->score,
            'reporturl' => $result->reporturl,
            'timecreated' => \core_privacy\local\request\transform::datetime(
                $result->timecreated
            ),
        ]);
    }
    // #endregion export

    // #region delete
    /**
     * Deletes the results of all users in a context.
     *
     * @param context $context Context of the activity.
     */
    public static function delete_plagiarism_for_context(
        context $context
    ): void {
        results::delete($context->id);
    }

    /**
     * Deletes the results of a user in a context.
     *
     * @param int $userid User ID.
     * @param context $context Context of the activity.
     */
    public static function delete_plagiarism_for_user(
        int $userid,
        context $context
    ): void {
        results::delete($context->id, [$userid]);
    }

    /**
     * Deletes the results of several users in a context.
     *
     * @param array $userids User IDs.
     * @param context $context Context of the activity.
     */
    public static function delete_plagiarism_for_users(
        array $userids,
        context $context
    ): void {
        results::delete($context->id, $userids);
    }
    // #endregion delete
}
// #endregion class
