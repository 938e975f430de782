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
 * Reads and writes greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class message_store {
    /** @var string The table, without prefix. */
    protected const TABLE = 'local_greetings_messages';

    // #region add
    /**
     * Stores a greeting.
     *
     * @param int $userid ID of the recipient.
     * @param string $message Text of the greeting.
     * @return int ID of the new record.
     */
    public static function add(int $userid, string $message): int {
        global $DB;

        $id = $DB->insert_record(self::TABLE, (object) [
            'userid' => $userid,
            'message' => $message,
            'timecreated' => \core\di::get(\core\clock::class)->time(),
        ]);
        \core_cache\cache::make('local_greetings', 'counts')->delete($userid);

        return $id;
    }
    // #endregion add

    // #region get
    /**
     * Returns one greeting.
     *
     * @param int $id ID of the record.
     * @return \stdClass
     */
    public static function get(int $id): \stdClass {
        global $DB;

        return $DB->get_record(self::TABLE, ['id' => $id], '*', MUST_EXIST);
    }
    // #endregion get

    // #region getforuser
    /**
     * Returns a user's greetings, newest first.
     *
     * @param int $userid ID of the recipient.
     * @return \stdClass[] Records by ID.
     */
    public static function get_for_user(int $userid): array {
        global $DB;

        return $DB->get_records(
            self::TABLE,
            ['userid' => $userid],
            'timecreated DESC, id DESC'
        );
    }
    // #endregion getforuser

    // #region getpage
    /**
     * Returns one page of greetings, newest first, with the names of the
     * recipients.
     *
     * @param int $page Page number, starting at 0.
     * @param int $perpage Greetings per page.
     * @param int $userid ID of the recipient; 0 for all users.
     * @return \stdClass[] Records by ID.
     */
    public static function get_page(
        int $page,
        int $perpage,
        int $userid = 0
    ): array {
        global $DB;

        $names = \core_user\fields::for_name()->get_sql('u', true);
        $params = $names->params;
        $where = 'u.deleted = 0';
        if ($userid) {
            $where .= ' AND m.userid = :userid';
            $params['userid'] = $userid;
        }
        $sql = "SELECT m.id, m.userid, m.message, m.timecreated{$names->selects}
                  FROM {local_greetings_messages} m
                  JOIN {user} u ON u.id = m.userid
                 WHERE {$where}
              ORDER BY m.timecreated DESC, m.id DESC";

        return $DB->get_records_sql($sql, $params, $page * $perpage, $perpage);
    }
    // #endregion getpage

    // #region countall
    /**
     * Counts the greetings that get_page() returns on all pages.
     *
     * @param int $userid ID of the recipient; 0 for all users.
     * @return int
     */
    public static function count_all(int $userid = 0): int {
        global $DB;

        $where = 'u.deleted = 0';
        $params = [];
        if ($userid) {
            $where .= ' AND m.userid = :userid';
            $params['userid'] = $userid;
        }

        return $DB->count_records_sql(
            "SELECT COUNT(m.id)
               FROM {local_greetings_messages} m
               JOIN {user} u ON u.id = m.userid
              WHERE {$where}",
            $params
        );
    }
    // #endregion countall

    // #region countforuser
    /**
     * Counts a user's greetings. The number is cached.
     *
     * @param int $userid ID of the recipient.
     * @return int
     */
    public static function count_for_user(int $userid): int {
        global $DB;

        $cache = \core_cache\cache::make('local_greetings', 'counts');
        $count = $cache->get($userid);
        if ($count === false) {
            $count = $DB->count_records(self::TABLE, ['userid' => $userid]);
            $cache->set($userid, $count);
        }

        return $count;
    }
    // #endregion countforuser

    // #region countsince
    /**
     * Counts the greetings that a user has received after a certain time.
     *
     * @param int $userid ID of the recipient.
     * @param int $since Unix timestamp.
     * @return int
     */
    public static function count_since(int $userid, int $since): int {
        global $DB;

        $select = 'userid = :userid AND timecreated > :since';
        return $DB->count_records_select(
            self::TABLE,
            $select,
            ['userid' => $userid, 'since' => $since]
        );
    }
    // #endregion countsince

    // #region setmessage
    /**
     * Changes the text of a greeting.
     *
     * @param int $id ID of the record.
     * @param string $message New text.
     */
    public static function set_message(int $id, string $message): void {
        global $DB;

        $DB->update_record(
            self::TABLE,
            (object) ['id' => $id, 'message' => $message]
        );
    }
    // #endregion setmessage

    // #region deleteforuser
    /**
     * Deletes a user's greetings.
     *
     * @param int $userid ID of the recipient.
     */
    public static function delete_for_user(int $userid): void {
        global $DB;

        $DB->delete_records(self::TABLE, ['userid' => $userid]);
        \core_cache\cache::make('local_greetings', 'counts')->delete($userid);
    }
    // #endregion deleteforuser
}
// #endregion class
