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

namespace local_greetings;

/**
 * Reads and writes greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class message_store {
    // #region add
    /**
     * Stores a greeting.
     *
     * @param int $userid ID of the user who posts it.
     * @param string $message Text of the greeting.
     * @return int ID of the new greeting.
     */
    public static function add(int $userid, string $message): int {
        global $DB;

        return $DB->insert_record('local_greetings_messages', (object) [
            'userid' => $userid,
            'message' => $message,
            'timecreated' => \core\di::get(\core\clock::class)->time(),
        ]);
    }
    // #endregion add

    /**
     * Returns the newest greetings.
     *
     * @param int $limit Maximum number of greetings.
     * @return \stdClass[] Records, including the users' name fields.
     */
    public static function get_recent(int $limit): array {
        global $DB;

        $namefields = \core_user\fields::for_name()->get_sql('u')->selects;
        $sql = "SELECT m.id, m.message, m.timecreated {$namefields}
                  FROM {local_greetings_messages} m
                  JOIN {user} u ON u.id = m.userid
              ORDER BY m.timecreated DESC, m.id DESC";

        return $DB->get_records_sql($sql, null, 0, $limit);
    }

    // #region delete
    /**
     * Deletes the greetings that were posted before a certain time.
     *
     * @param int $time Unix timestamp.
     */
    public static function delete_before(int $time): void {
        global $DB;

        $DB->delete_records_select(
            'local_greetings_messages',
            'timecreated < :time',
            ['time' => $time]
        );
    }
    // #endregion delete
}
