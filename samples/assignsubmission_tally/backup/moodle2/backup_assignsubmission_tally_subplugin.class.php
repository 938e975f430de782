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
 * Backs up the tally submissions.
 *
 * @package    assignsubmission_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class backup_assignsubmission_tally_subplugin extends backup_subplugin {
    /**
     * Describes the elements that are added to each submission.
     *
     * @return backup_subplugin_element
     */
    protected function define_submission_subplugin_structure(): backup_subplugin_element {
        $subplugin = $this->get_subplugin_element();
        $wrapper = new backup_nested_element($this->get_recommended_name());
        $tally = new backup_nested_element(
            'submission_tally',
            null,
            ['value', 'submission']
        );

        $subplugin->add_child($wrapper);
        $wrapper->add_child($tally);

        $tally->set_source_table(
            'assignsubmission_tally',
            ['submission' => backup::VAR_PARENTID]
        );
        $tally->annotate_files(
            'assignsubmission_tally',
            'evidence',
            'submission'
        );

        return $subplugin;
    }
}
// #endregion class
