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
namespace forumreport_tally;

/**
 * Counts posts.
 *
 * @package    forumreport_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class counter {
    /**
     * Counts the posts of the discussions that the current user may see.
     *
     * @param \cm_info $cm The forum.
     * @return \stdClass[] Objects with id, name and posts.
     */
    public static function count_posts(\cm_info $cm): array {
        global $DB;

        $where = 'd.forum = :forumid AND p.deleted = 0 AND p.privatereplyto = 0';
        $params = ['forumid' => $cm->instance];

        $seesall = has_capability('moodle/site:accessallgroups', $cm->context);
        if (!$seesall && groups_get_activity_groupmode($cm) == SEPARATEGROUPS) {
            // The group -1 means all participants.
            $groupids = array_merge(
                [-1],
                array_keys(groups_get_activity_allowed_groups($cm))
            );
            [$insql, $inparams] = $DB->get_in_or_equal(
                $groupids,
                SQL_PARAMS_NAMED
            );
            $where .= " AND d.groupid {$insql}";
            $params += $inparams;
        }

        $sql = "SELECT d.id, d.name, COUNT(p.id) AS posts
                  FROM {forum_discussions} d
                  JOIN {forum_posts} p ON p.discussion = d.id
                 WHERE {$where}
              GROUP BY d.id, d.name
              ORDER BY d.name";

        return $DB->get_records_sql($sql, $params);
    }
}
// #endregion class
