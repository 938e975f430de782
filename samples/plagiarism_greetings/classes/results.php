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
namespace plagiarism_greetings;

/**
 * Stores work that was sent to the service, and the results.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class results {
    /** @var string The table. */
    protected const TABLE = 'plagiarism_greetings_results';

    // #region find
    /**
     * Finds the result of a file or text.
     *
     * @param int $contextid Context of the activity.
     * @param array $linkarray Data about the submission, as
     *     plagiarism_get_links() receives it.
     * @return \stdClass|null Record, whose score is null until the service has
     *     finished; null if there is none.
     */
    public static function find(int $contextid, array $linkarray): ?\stdClass {
        global $DB;

        // Lists of submissions need many results of one activity, so all of
        // them are loaded at once.
        $cache = \core_cache\cache::make('plagiarism_greetings', 'results');
        $results = $cache->get($contextid);
        if ($results === false) {
            $results = [];
            foreach ($DB->get_records(
                self::TABLE,
                ['contextid' => $contextid]
            ) as $result) {
                $results["{$result->userid}-{$result->identifier}"] = $result;
            }
            $cache->set($contextid, $results);
        }
        $identifier = self::get_identifier($linkarray);

        return $results["{$linkarray['userid']}-{$identifier}"] ?? null;
    }

    /**
     * Returns what identifies a file or text.
     *
     * @param array $linkarray Array with a file or content.
     * @return string SHA1 hash of the content.
     */
    public static function get_identifier(array $linkarray): string {
        if (!empty($linkarray['file'])) {
            return $linkarray['file']->get_contenthash();
        }

        return sha1(trim($linkarray['content'] ?? ''));
    }
    // #endregion find

    // #region save
    /**
     * Adds a record for work that the service is checking.
     *
     * @param int $contextid Context of the activity.
     * @param int $userid Author of the work.
     * @param string $identifier SHA1 hash of the content.
     * @param string $jobid ID of the job at the service.
     */
    public static function add(
        int $contextid,
        int $userid,
        string $identifier,
        string $jobid
    ): void {
        global $DB;

        $DB->insert_record(self::TABLE, (object) [
            'contextid' => $contextid,
            'userid' => $userid,
            'identifier' => $identifier,
            'jobid' => $jobid,
            'timecreated' => \core\di::get(\core\clock::class)->time(),
        ]);
        self::purge($contextid);
    }

    /**
     * Saves the score of checked work.
     *
     * @param \stdClass $result Record.
     * @param int $score Similarity in percent.
     * @param string $reporturl URL of the report.
     */
    public static function set_score(
        \stdClass $result,
        int $score,
        string $reporturl
    ): void {
        global $DB;

        $result->score = min(100, max(0, $score));
        $result->reporturl = clean_param($reporturl, PARAM_URL);
        $DB->update_record(self::TABLE, $result);
        self::purge($result->contextid);
    }

    /**
     * Returns the work that the service has not finished yet.
     *
     * @return \stdClass[]
     */
    public static function get_unfinished(): array {
        global $DB;

        return $DB->get_records(self::TABLE, ['score' => null], 'timecreated');
    }
    // #endregion save

    // #region delete
    /**
     * Deletes the results of an activity.
     *
     * @param int $contextid Context of the activity.
     * @param int[]|null $userids Authors of the work; null for all users.
     */
    public static function delete(
        int $contextid,
        ?array $userids = null
    ): void {
        global $DB;

        if ($userids === null) {
            $DB->delete_records(self::TABLE, ['contextid' => $contextid]);
        } else {
            [$insql, $params] = $DB->get_in_or_equal(
                $userids,
                SQL_PARAMS_NAMED,
                'param',
                true,
                0
            );
            $params['contextid'] = $contextid;
            $DB->delete_records_select(
                self::TABLE,
                "contextid = :contextid AND userid {$insql}",
                $params
            );
        }
        self::purge($contextid);
    }

    /**
     * Deletes a single record, for example because the service no longer knows
     * the work.
     *
     * @param \stdClass $result Record.
     */
    public static function delete_one(\stdClass $result): void {
        global $DB;

        $DB->delete_records(self::TABLE, ['id' => $result->id]);
        self::purge($result->contextid);
    }

    /**
     * Deletes results of deleted activities, and work that the service has not
     * finished within a week.
     */
    public static function delete_outdated(): void {
        global $DB;

        $DB->delete_records_select(
            self::TABLE,
            'contextid NOT IN (SELECT id FROM {context}) OR (score IS NULL AND timecreated < :time)',
            ['time' => \core\di::get(\core\clock::class)->time() - WEEKSECS]
        );
        \core_cache\cache::make('plagiarism_greetings', 'results')->purge();
    }
    // #endregion delete

    /**
     * Deletes the results of an activity from the cache.
     *
     * @param int $contextid Context of the activity.
     */
    protected static function purge(int $contextid): void {
        \core_cache\cache::make(
            'plagiarism_greetings',
            'results'
        )->delete($contextid);
    }
}
// #endregion class
