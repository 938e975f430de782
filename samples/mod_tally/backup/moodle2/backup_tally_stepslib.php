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
 * Steps of the backup of a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region class
/**
 * Writes a tally and its entries to tally.xml.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class backup_tally_activity_structure_step extends backup_activity_structure_step {
    // #region structure
    /**
     * Describes the elements, their sources, and the IDs and files that they
     * refer to.
     *
     * @return backup_nested_element
     */
    protected function define_structure(): backup_nested_element {
        // #region elements
        $tally = new backup_nested_element('tally', ['id'], [
            'name',
            'intro',
            'introformat',
            'timeclose',
            'grade',
            'completionentries',
            'timecreated',
            'timemodified',
        ]);
        $entries = new backup_nested_element('entries');
        $entry = new backup_nested_element(
            'entry',
            ['id'],
            ['userid', 'value', 'timecreated']
        );

        $tally->add_child($entries);
        $entries->add_child($entry);
        // #endregion elements

        // #region sources
        $tally->set_source_table('tally', ['id' => backup::VAR_ACTIVITYID]);
        if ($this->get_setting_value('userinfo')) {
            $entry->set_source_table(
                'tally_entries',
                ['tallyid' => backup::VAR_PARENTID],
                'id ASC'
            );
        }
        // #endregion sources

        // #region annotations
        $tally->annotate_ids('scale', 'grade');
        $entry->annotate_ids('user', 'userid');
        $tally->annotate_files('mod_tally', 'intro', null);
        $entry->annotate_files('mod_tally', 'attachment', 'id');
        // #endregion annotations

        return $this->prepare_activity_structure($tally);
    }
    // #endregion structure
}
// #endregion class
