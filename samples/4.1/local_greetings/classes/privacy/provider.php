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
    \core_privacy\local\request\plugin\provider,
    \core_privacy\local\request\user_preference_provider {
    // #region metadata
    /**
     * Describes the personal data that the plugin stores.
     *
     * @param collection $collection Collection to add items to.
     * @return collection The same collection.
     */
    public static function get_metadata(collection $collection): collection {
        $collection->add_database_table('local_greetings_messages', [
            'userid' => 'privacy:metadata:userid',
            'message' => 'privacy:metadata:message',
            'timecreated' => 'privacy:metadata:timecreated',
        ], 'privacy:metadata:messages');
        $collection->add_user_preference(
            'local_greetings_muted',
            'privacy:metadata:muted'
        );
        $collection->add_subsystem_link(
            'core_message',
            [],
            'privacy:metadata:core_message'
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
               FROM {local_greetings_messages} m
               JOIN {context} ctx ON ctx.instanceid = m.userid AND ctx.contextlevel = :level
              WHERE m.userid = :userid",
            ['level' => CONTEXT_USER, 'userid' => $userid]
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
        if (!$context instanceof \context_user) {
            return;
        }

        $userlist->add_from_sql(
            'userid',
            'SELECT userid FROM {local_greetings_messages} WHERE userid = :userid',
            ['userid' => $context->instanceid]
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
        $userid = $contextlist->get_user()->id;
        foreach ($contextlist->get_contexts() as $context) {
            if (!$context instanceof \context_user || $context->instanceid != $userid) {
                continue;
            }

            $greetings = [];
            foreach (\local_greetings\message_store::get_for_user($userid) as $greeting) {
                $greetings[] = (object) [
                    'message' => $greeting->message,
                    'timecreated' => transform::datetime(
                        $greeting->timecreated
                    ),
                ];
            }
            writer::with_context($context)->export_data(
                [get_string('greetings', 'local_greetings')],
                (object) ['greetings' => $greetings]
            );
        }
    }
    // #endregion export

    // #region preferences
    /**
     * Exports a user's preferences.
     *
     * @param int $userid ID of the user.
     */
    public static function export_user_preferences(int $userid): void {
        $muted = get_user_preferences('local_greetings_muted', null, $userid);
        if ($muted !== null) {
            writer::export_user_preference(
                'local_greetings',
                'local_greetings_muted',
                transform::yesno($muted),
                get_string('privacy:metadata:muted', 'local_greetings')
            );
        }
    }
    // #endregion preferences

    // #region deleteall
    /**
     * Deletes the data of all users in a context.
     *
     * @param \context $context Any context, which can belong to another plugin.
     */
    public static function delete_data_for_all_users_in_context(
        \context $context
    ): void {
        if ($context instanceof \context_user) {
            \local_greetings\message_store::delete_for_user(
                $context->instanceid
            );
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
        $userid = $contextlist->get_user()->id;
        foreach ($contextlist->get_contexts() as $context) {
            if ($context instanceof \context_user && $context->instanceid == $userid) {
                \local_greetings\message_store::delete_for_user($userid);
            }
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
        $context = $userlist->get_context();
        if ($context instanceof \context_user && in_array(
            $context->instanceid,
            $userlist->get_userids()
        )) {
            \local_greetings\message_store::delete_for_user(
                $context->instanceid
            );
        }
    }
    // #endregion deleteusers
}
// #endregion class
