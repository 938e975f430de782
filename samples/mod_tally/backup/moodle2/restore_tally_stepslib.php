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

/**
 * Steps of the restore of a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region class
/**
 * Reads a tally and its entries from tally.xml.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class restore_tally_activity_structure_step extends restore_activity_structure_step {
    // #region structure
    /**
     * Returns the elements to read. Each of them is passed to a method
     * process_NAME().
     *
     * @return restore_path_element[]
     */
    protected function define_structure(): array {
        $paths = [new restore_path_element('tally', '/activity/tally')];
        if ($this->get_setting_value('userinfo')) {
            $paths[] = new restore_path_element(
                'tally_entry',
                '/activity/tally/entries/entry'
            );
        }

        return $this->prepare_activity_structure($paths);
    }
    // #endregion structure

    // #region tally
    /**
     * Restores the tally.
     *
     * @param array $data Attributes and fields of the element.
     */
    protected function process_tally(array $data): void {
        global $DB;

        $data = (object) $data;
        $data->course = $this->get_courseid();
        $data->timeclose = $this->apply_date_offset($data->timeclose);
        if ($data->grade < 0) {
            $data->grade = -$this->get_mappingid('scale', abs($data->grade));
        }

        $this->apply_activity_instance($DB->insert_record('tally', $data));
    }
    // #endregion tally

    // #region entry
    /**
     * Restores an entry, unless its user isn't available.
     *
     * @param array $data Attributes and fields of the element.
     */
    protected function process_tally_entry(array $data): void {
        global $DB;

        $data = (object) $data;
        $oldid = $data->id;
        $data->tallyid = $this->get_new_parentid('tally');
        $data->userid = $this->get_mappingid('user', $data->userid);
        if (!$data->userid) {
            $this->log(
                "The user of entry {$oldid} is not in the backup",
                backup::LOG_WARNING
            );
            return;
        }

        // The last argument is true because files belong to the entry.
        $this->set_mapping(
            'tally_entry',
            $oldid,
            $DB->insert_record('tally_entries', $data),
            true
        );
    }
    // #endregion entry

    // #region files
    /**
     * Restores the files, now that all new IDs are known.
     */
    protected function after_execute(): void {
        $this->add_related_files('mod_tally', 'intro', null);
        $this->add_related_files('mod_tally', 'attachment', 'tally_entry');
    }
    // #endregion files
}
// #endregion class
