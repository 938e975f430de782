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
namespace mod_tally\analytics\indicator;

/**
 * Calculates whether a user has submitted an entry in any of the course's
 * tallies.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class any_entry extends \core_analytics\local\indicator\binary {
    /** @var array[] Times of entries, by course and user. */
    protected array $times = [];

    // #region name
    /**
     * Returns the name of the indicator.
     *
     * @return \core\lang_string
     */
    public static function get_name(): \core\lang_string {
        return new \core\lang_string('indicator:anyentry', 'mod_tally');
    }
    // #endregion name

    // #region data
    /**
     * Returns the names of the data that each sample must include.
     *
     * @return string[]
     */
    public static function required_sample_data(): array {
        return ['course', 'user'];
    }
    // #endregion data

    // #region cache
    /**
     * Loads the entries of all participants in a course with one query.
     *
     * @param \core_analytics\analysable $analysable The course or other unit to
     *     analyse next.
     */
    public function fill_per_analysable_caches(
        \core_analytics\analysable $analysable
    ): void {
        $this->times = [];
        if ($analysable instanceof \core_analytics\course) {
            $this->load_times($analysable->get_id());
        }
    }

    /**
     * Loads the submission times of a course's entries.
     *
     * @param int $courseid The course ID.
     */
    protected function load_times(int $courseid): void {
        global $DB;

        $this->times[$courseid] = [];
        $sql = 'SELECT e.id, e.userid, e.timecreated
                  FROM {tally_entries} e
                  JOIN {tally} t ON t.id = e.tallyid
                 WHERE t.course = :courseid';
        $entries = $DB->get_recordset_sql($sql, ['courseid' => $courseid]);
        foreach ($entries as $entry) {
            $this->times[$courseid][$entry->userid][] = $entry->timecreated;
        }
        $entries->close();
    }
    // #endregion cache

    // #region calculate
    /**
     * Calculates whether there is an entry in the analysis interval.
     *
     * @param int $sampleid The sample ID.
     * @param string $sampleorigin The name of the table that the ID belongs to.
     * @param int|false $starttime Start of the interval.
     * @param int|false $endtime End of the interval.
     * @return float|null
     */
    protected function calculate_sample(
        $sampleid,
        $sampleorigin,
        $starttime = false,
        $endtime = false
    ): ?float {
        $courseid = $this->retrieve('course', $sampleid)->id;
        $userid = $this->retrieve('user', $sampleid)->id;
        if (!isset($this->times[$courseid])) {
            $this->load_times($courseid);
        }

        foreach ($this->times[$courseid][$userid] ?? [] as $time) {
            if ((!$starttime || $time > $starttime) && (!$endtime || $time <= $endtime)) {
                return self::get_max_value();
            }
        }

        return self::get_min_value();
    }
    // #endregion calculate
}
// #endregion class
