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
 * Sends greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class manager {
    // #region send
    /**
     * Stores a greeting and triggers an event.
     *
     * @param int $userid ID of the recipient.
     * @param string $message Text of the greeting.
     * @return int ID of the new record.
     */
    public static function send(int $userid, string $message): int {
        require_capability('local/greetings:send', \context_system::instance());
        self::require_below_limit($userid);

        $id = message_store::add($userid, $message);
        event\greeting_sent::create_from_greeting(
            message_store::get($id)
        )->trigger();

        if (get_config('local_greetings', 'sendemail')) {
            \core\task\manager::queue_adhoc_task(
                task\send_greeting::instance($id)
            );
        }

        return $id;
    }
    // #endregion send

    // #region storegreetings
    /**
     * Stores greetings for several users, or none at all.
     *
     * @param string[] $messages Messages by user ID.
     * @return int[] IDs of the new records.
     */
    public static function store_greetings(array $messages): array {
        global $DB;

        $ids = [];
        $transaction = $DB->start_delegated_transaction();
        foreach ($messages as $userid => $message) {
            $ids[] = $DB->insert_record('local_greetings_messages', (object) [
                'userid' => $userid,
                'message' => $message,
                'timecreated' => time(),
            ]);
        }
        $transaction->allow_commit();
        \cache::make(
            'local_greetings',
            'counts'
        )->delete_many(array_keys($messages));

        return $ids;
    }
    // #endregion storegreetings

    // #region limit
    /**
     * Throws an exception if a user has already received as many greetings as
     * the site allows per day.
     *
     * @param int $userid ID of the recipient.
     * @throws \moodle_exception If the limit is reached.
     */
    protected static function require_below_limit(int $userid): void {
        $limit = (int) get_config('local_greetings', 'greetingsperday');
        if ($limit > 0 && message_store::count_since(
            $userid,
            time() - DAYSECS
        ) >= $limit) {
            throw new \moodle_exception(
                'toomanygreetings',
                'local_greetings',
                '',
                $limit
            );
        }
    }
    // #endregion limit
}
// #endregion class
