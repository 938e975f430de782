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
/**
 * Generator for test data of the tally activity.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class mod_tally_generator extends testing_module_generator {
    // #region instance
    /**
     * Creates a tally in a course.
     *
     * @param array|stdClass|null $record The fields; course is required.
     * @param array|null $options Options of the course module.
     * @return stdClass Record from the tally table, with cmid.
     */
    public function create_instance(
        $record = null,
        ?array $options = null
    ): stdClass {
        $record = (object) (array) $record;
        $record->grade = $record->grade ?? 100;
        $record->timeclose = $record->timeclose ?? 0;
        $record->completionentries = $record->completionentries ?? 0;

        return parent::create_instance($record, $options);
    }
    // #endregion instance

    // #region entry
    /**
     * Stores an entry, without updating grades and completion.
     *
     * @param array|stdClass $record The fields; tallyid and userid are
     *     required.
     * @return stdClass Record from the tally_entries table.
     */
    public function create_entry($record): stdClass {
        global $DB;

        $record = (object) (array) $record;
        foreach (['tallyid', 'userid'] as $name) {
            if (empty($record->$name)) {
                throw new coding_exception("An entry needs {$name}.");
            }
        }
        $record->value = $record->value ?? 1;
        $record->timecreated = $record->timecreated ?? time();
        $record->id = $DB->insert_record('tally_entries', $record);

        return $record;
    }
    // #endregion entry
}
// #endregion class
