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
namespace local_greetings;

/**
 * Responds to events.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class observer {
    // #region usercreated
    /**
     * Welcomes a new user if this is enabled.
     *
     * @param \core\event\user_created $event The event.
     */
    public static function user_created(\core\event\user_created $event): void {
        if (get_config('local_greetings', 'welcomeusers')) {
            message_store::add(
                $event->objectid,
                get_string('welcome', 'local_greetings')
            );
        }
    }
    // #endregion usercreated

    // #region userdeleted
    /**
     * Deletes the greetings of a user who has been deleted.
     *
     * @param \core\event\user_deleted $event The event.
     */
    public static function user_deleted(\core\event\user_deleted $event): void {
        message_store::delete_for_user($event->objectid);
    }
    // #endregion userdeleted

    // #region greetingsent
    /**
     * Notifies the recipient of a greeting.
     *
     * @param \local_greetings\event\greeting_sent $event The event.
     */
    public static function greeting_sent(event\greeting_sent $event): void {
        notifier::notify($event->get_record_snapshot(
            'local_greetings_messages',
            $event->objectid
        ));
    }
    // #endregion greetingsent
}
// #endregion class
