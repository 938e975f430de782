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

namespace local_greetings\privacy;

use core_privacy\local\metadata\collection;
use core_privacy\local\request\approved_contextlist;
use core_privacy\local\request\approved_userlist;
use core_privacy\local\request\contextlist;
use core_privacy\local\request\transform;
use core_privacy\local\request\userlist;
use core_privacy\local\request\writer;

/**
 * Describes, exports and deletes the personal data of the greetings plugin.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class provider implements
    \core_privacy\local\metadata\provider,
    \core_privacy\local\request\core_userlist_provider,
    \core_privacy\local\request\plugin\provider {
    /**
     * Describes the personal data that the plugin stores.
     *
     * @param collection $collection Collection to add the table to.
     * @return collection The same collection.
     */
    public static function get_metadata(collection $collection): collection {
        $collection->add_database_table('local_greetings_messages', [
            'userid' => 'privacy:metadata:userid',
            'message' => 'privacy:metadata:message',
            'timecreated' => 'privacy:metadata:timecreated',
        ], 'privacy:metadata:messages');

        return $collection;
    }

    /**
     * Returns the contexts that contain a user's greetings.
     *
     * @param int $userid ID of the user.
     * @return contextlist
     */
    public static function get_contexts_for_userid(int $userid): contextlist {
        global $DB;

        $contextlist = new contextlist();
        $conditions = ['userid' => $userid];
        if ($DB->record_exists('local_greetings_messages', $conditions)) {
            $contextlist->add_user_context($userid);
        }

        return $contextlist;
    }

    /**
     * Adds the users who have greetings in a context.
     *
     * @param userlist $userlist The context, and the list to add users to.
     */
    public static function get_users_in_context(userlist $userlist): void {
        $context = $userlist->get_context();
        if ($context instanceof \core\context\user) {
            $sql = 'SELECT userid
                      FROM {local_greetings_messages}
                     WHERE userid = :userid';
            $params = ['userid' => $context->instanceid];
            $userlist->add_from_sql('userid', $sql, $params);
        }
    }

    /**
     * Exports a user's greetings.
     *
     * @param approved_contextlist $contextlist User and contexts to export.
     */
    public static function export_user_data(
        approved_contextlist $contextlist
    ): void {
        global $DB;

        $userid = $contextlist->get_user()->id;
        foreach ($contextlist->get_contexts() as $context) {
            if (
                !$context instanceof \core\context\user
                || $context->instanceid != $userid
            ) {
                continue;
            }

            $records = $DB->get_records(
                'local_greetings_messages',
                ['userid' => $userid],
                'timecreated',
                'id, message, timecreated'
            );
            $greetings = array_map(fn($record) => (object) [
                'message' => $record->message,
                'timecreated' => transform::datetime($record->timecreated),
            ], array_values($records));
            writer::with_context($context)->export_data(
                [get_string('pluginname', 'local_greetings')],
                (object) ['greetings' => $greetings]
            );
        }
    }

    /**
     * Deletes all data in a context.
     *
     * @param \core\context $context Any context of the site.
     */
    public static function delete_data_for_all_users_in_context(
        \core\context $context
    ): void {
        global $DB;

        if ($context instanceof \core\context\user) {
            $DB->delete_records(
                'local_greetings_messages',
                ['userid' => $context->instanceid]
            );
        }
    }

    /**
     * Deletes a user's data.
     *
     * @param approved_contextlist $contextlist User and contexts.
     */
    public static function delete_data_for_user(
        approved_contextlist $contextlist
    ): void {
        foreach ($contextlist->get_contexts() as $context) {
            if ($context->instanceid == $contextlist->get_user()->id) {
                self::delete_data_for_all_users_in_context($context);
            }
        }
    }

    /**
     * Deletes the data of several users in one context.
     *
     * @param approved_userlist $userlist The context and the users.
     */
    public static function delete_data_for_users(
        approved_userlist $userlist
    ): void {
        $context = $userlist->get_context();
        if (in_array($context->instanceid, $userlist->get_userids())) {
            self::delete_data_for_all_users_in_context($context);
        }
    }
}
