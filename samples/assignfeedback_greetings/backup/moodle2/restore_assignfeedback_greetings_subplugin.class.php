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
 * Restores the greetings.
 *
 * @package    assignfeedback_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class restore_assignfeedback_greetings_subplugin extends restore_subplugin {
    /**
     * Returns the elements to read from each grade.
     *
     * @return restore_path_element[]
     */
    protected function define_grade_subplugin_structure(): array {
        return [new restore_path_element(
            $this->get_namefor('grade'),
            $this->get_pathfor('/feedback_greetings')
        )];
    }

    /**
     * Restores a greeting.
     *
     * @param array $data Fields of the element.
     */
    public function process_assignfeedback_greetings_grade($data): void {
        global $DB;

        $data = (object) $data;
        $data->assignment = $this->get_new_parentid('assign');
        $data->grade = $this->get_mappingid('grade', $data->grade);
        $DB->insert_record('assignfeedback_greetings', $data);
    }
}
// #endregion class
