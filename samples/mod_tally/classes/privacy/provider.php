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
namespace mod_tally\privacy;

use core_privacy\local\metadata\collection;
use core_privacy\local\request\approved_contextlist;
use core_privacy\local\request\approved_userlist;
use core_privacy\local\request\contextlist;
use core_privacy\local\request\helper;
use core_privacy\local\request\transform;
use core_privacy\local\request\userlist;
use core_privacy\local\request\writer;
use mod_tally\local\counter;

/**
 * Describes, exports and deletes the personal data of the tally activity.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class provider implements
    \core_privacy\local\metadata\provider,
    \core_privacy\local\request\core_userlist_provider,
    \core_privacy\local\request\plugin\provider {
    // #region metadata
    /**
     * Describes the personal data that the plugin stores.
     *
     * @param collection $collection Collection to add items to.
     * @return collection The same collection.
     */
    public static function get_metadata(collection $collection): collection {
        $collection->add_database_table('tally_entries', [
            'tallyid' => 'privacy:metadata:tally_entries:tallyid',
            'userid' => 'privacy:metadata:tally_entries:userid',
            'value' => 'privacy:metadata:tally_entries:value',
            'timecreated' => 'privacy:metadata:tally_entries:timecreated',
        ], 'privacy:metadata:tally_entries');
        $collection->add_subsystem_link(
            'core_files',
            [],
            'privacy:metadata:core_files'
        );

        return $collection;
    }
    // #endregion metadata

    // #region contexts
    /**
     * Returns the contexts that contain data about a user.
     *
     * @param int $userid ID of the user.
     * @return contextlist
     */
    public static function get_contexts_for_userid(int $userid): contextlist {
        $contextlist = new contextlist();
        $contextlist->add_from_sql(
            "SELECT DISTINCT ctx.id
               FROM {context} ctx
               JOIN {course_modules} cm ON cm.id = ctx.instanceid AND ctx.contextlevel = :level
               JOIN {modules} m ON m.id = cm.module AND m.name = :modname
               JOIN {tally_entries} e ON e.tallyid = cm.instance
              WHERE e.userid = :userid",
            ['level' => CONTEXT_MODULE, 'modname' => 'tally', 'userid' => $userid]
        );

        return $contextlist;
    }
    // #endregion contexts

    // #region users
    /**
     * Adds the users that have data in a context.
     *
     * @param userlist $userlist List to add users to. It knows the context.
     */
    public static function get_users_in_context(userlist $userlist): void {
        $context = $userlist->get_context();
        if (!$context instanceof \core\context\module) {
            return;
        }

        $userlist->add_from_sql(
            'userid',
            "SELECT e.userid
               FROM {course_modules} cm
               JOIN {modules} m ON m.id = cm.module AND m.name = :modname
               JOIN {tally_entries} e ON e.tallyid = cm.instance
              WHERE cm.id = :cmid",
            ['modname' => 'tally', 'cmid' => $context->instanceid]
        );
    }
    // #endregion users

    // #region export
    /**
     * Exports a user's data.
     *
     * @param approved_contextlist $contextlist The user, and the contexts to
     *     export.
     */
    public static function export_user_data(
        approved_contextlist $contextlist
    ): void {
        global $DB;

        $user = $contextlist->get_user();
        foreach ($contextlist->get_contexts() as $context) {
            $cm = self::get_cm($context);
            if (!$cm) {
                continue;
            }

            // The name, description and completion state of the activity, and
            // the files in the description.
            $data = helper::get_context_data($context, $user);
            helper::export_context_files($context, $user);

            $data->entries = [];
            $writer = writer::with_context($context);
            $conditions = ['tallyid' => $cm->instance, 'userid' => $user->id];
            $entries = $DB->get_records(
                'tally_entries',
                $conditions,
                'timecreated, id',
                'id, value, timecreated'
            );
            foreach ($entries as $entry) {
                $data->entries[] = (object) [
                    'value' => $entry->value,
                    'timecreated' => transform::datetime($entry->timecreated),
                ];
                $path = [get_string('entries', 'tally'), $entry->id];
                $writer->export_area_files(
                    $path,
                    'mod_tally',
                    counter::FILEAREA,
                    $entry->id
                );
            }
            $writer->export_data([], $data);
        }
    }
    // #endregion export

    // #region deleteall
    /**
     * Deletes the data of all users in a context.
     *
     * @param \core\context $context Any context, which can belong to another
     *     plugin.
     */
    public static function delete_data_for_all_users_in_context(
        \core\context $context
    ): void {
        global $DB;

        $cm = self::get_cm($context);
        if ($cm) {
            get_file_storage()->delete_area_files(
                $context->id,
                'mod_tally',
                counter::FILEAREA
            );
            $DB->delete_records('tally_entries', ['tallyid' => $cm->instance]);
        }
    }
    // #endregion deleteall

    // #region deleteuser
    /**
     * Deletes a user's data.
     *
     * @param approved_contextlist $contextlist The user, and the contexts to
     *     delete from.
     */
    public static function delete_data_for_user(
        approved_contextlist $contextlist
    ): void {
        foreach ($contextlist->get_contexts() as $context) {
            self::delete_entries($context, [$contextlist->get_user()->id]);
        }
    }
    // #endregion deleteuser

    // #region deleteusers
    /**
     * Deletes the data of several users in one context.
     *
     * @param approved_userlist $userlist The context, and the users.
     */
    public static function delete_data_for_users(
        approved_userlist $userlist
    ): void {
        self::delete_entries(
            $userlist->get_context(),
            $userlist->get_userids()
        );
    }
    // #endregion deleteusers

    // #region helpers
    /**
     * Deletes the entries of some users, including the attached files.
     *
     * @param \core\context $context Any context.
     * @param int[] $userids IDs of the users.
     */
    protected static function delete_entries(
        \core\context $context,
        array $userids
    ): void {
        $cm = self::get_cm($context);
        if ($cm) {
            counter::from_cm(\cm_info::create($cm))->delete_entries($userids);
        }
    }

    /**
     * Returns the course module that a context belongs to.
     *
     * @param \core\context $context Any context.
     * @return \stdClass|null Null if the context doesn't belong to a tally.
     */
    protected static function get_cm(\core\context $context): ?\stdClass {
        if (!$context instanceof \core\context\module) {
            return null;
        }

        return get_coursemodule_from_id('tally', $context->instanceid) ?: null;
    }
    // #endregion helpers
}
// #endregion class
