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
namespace repository_greetings\privacy;

use core_privacy\local\metadata\collection;
use core_privacy\local\request\approved_contextlist;
use core_privacy\local\request\approved_userlist;
use core_privacy\local\request\contextlist;
use core_privacy\local\request\userlist;

/**
 * Declares that search terms are sent to the catalogue, and that the plugin
 * stores no personal data.
 *
 * @package    repository_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class provider implements
    \core_privacy\local\metadata\provider,
    \core_privacy\local\request\core_userlist_provider,
    \core_privacy\local\request\plugin\provider {
    // #region metadata
    /**
     * Describes the data that is sent to the catalogue.
     *
     * @param collection $collection Collection to add to.
     * @return collection
     */
    public static function get_metadata(collection $collection): collection {
        return $collection->add_external_location_link(
            'catalogue',
            ['search' => 'privacy:metadata:catalogue:search'],
            'privacy:metadata:catalogue'
        );
    }
    // #endregion metadata

    /**
     * Returns no contexts, because the plugin stores no personal data.
     *
     * @param int $userid User ID.
     * @return contextlist
     */
    public static function get_contexts_for_userid(int $userid): contextlist {
        return new contextlist();
    }

    /**
     * Finds no users, because the plugin stores no personal data.
     *
     * @param userlist $userlist List to add to.
     */
    public static function get_users_in_context(userlist $userlist): void {
    }

    /**
     * Exports nothing, because the plugin stores no personal data.
     *
     * @param approved_contextlist $contextlist Contexts.
     */
    public static function export_user_data(
        approved_contextlist $contextlist
    ): void {
    }

    /**
     * Deletes nothing, because the plugin stores no personal data.
     *
     * @param \context $context Context.
     */
    public static function delete_data_for_all_users_in_context(
        \context $context
    ): void {
    }

    /**
     * Deletes nothing, because the plugin stores no personal data.
     *
     * @param approved_contextlist $contextlist Contexts.
     */
    public static function delete_data_for_user(
        approved_contextlist $contextlist
    ): void {
    }

    /**
     * Deletes nothing, because the plugin stores no personal data.
     *
     * @param approved_userlist $userlist Users.
     */
    public static function delete_data_for_users(
        approved_userlist $userlist
    ): void {
    }
}
// #endregion class
