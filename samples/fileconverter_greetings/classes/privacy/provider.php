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
namespace fileconverter_greetings\privacy;

use core_privacy\local\metadata\collection;
use core_privacy\local\request\approved_contextlist;
use core_privacy\local\request\approved_userlist;
use core_privacy\local\request\contextlist;
use core_privacy\local\request\userlist;

/**
 * Says that files go to the service, and that nothing is stored here.
 *
 * @package    fileconverter_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class provider implements
    \core_privacy\local\metadata\provider,
    \core_privacy\local\request\core_userlist_provider,
    \core_privacy\local\request\plugin\provider {
    // #region metadata
    /**
     * Describes what leaves the site.
     *
     * @param collection $collection The collection to add to.
     * @return collection
     */
    public static function get_metadata(collection $collection): collection {
        return $collection->add_external_location_link(
            'service',
            ['file' => 'privacy:metadata:service:file'],
            'privacy:metadata:service'
        );
    }
    // #endregion metadata

    /**
     * Finds contexts with data of a person: none.
     *
     * @param int $userid The person.
     * @return contextlist
     */
    public static function get_contexts_for_userid(int $userid): contextlist {
        return new contextlist();
    }

    /**
     * Finds people with data in a context: none.
     *
     * @param userlist $userlist The list to add to.
     */
    public static function get_users_in_context(userlist $userlist): void {
    }

    /**
     * Exports data: there is none.
     *
     * @param approved_contextlist $contextlist The contexts.
     */
    public static function export_user_data(approved_contextlist $contextlist): void {
    }

    /**
     * Deletes data of everybody: there is none.
     *
     * @param \context $context The context.
     */
    public static function delete_data_for_all_users_in_context(\context $context): void {
    }

    /**
     * Deletes data of a person: there is none.
     *
     * @param approved_contextlist $contextlist The contexts.
     */
    public static function delete_data_for_user(approved_contextlist $contextlist): void {
    }

    /**
     * Deletes data of some people: there is none.
     *
     * @param approved_userlist $userlist The people.
     */
    public static function delete_data_for_users(approved_userlist $userlist): void {
    }
}
// #endregion class
