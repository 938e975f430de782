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
 * Backs up the greetings.
 *
 * @package    assignfeedback_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class backup_assignfeedback_greetings_subplugin extends backup_subplugin {
    /**
     * Describes the elements that are added to each grade.
     *
     * @return backup_subplugin_element
     */
    protected function define_grade_subplugin_structure(): backup_subplugin_element {
        $subplugin = $this->get_subplugin_element();
        $wrapper = new backup_nested_element($this->get_recommended_name());
        $greeting = new backup_nested_element(
            'feedback_greetings',
            null,
            ['greeting', 'grade']
        );

        $subplugin->add_child($wrapper);
        $wrapper->add_child($greeting);

        $greeting->set_source_table(
            'assignfeedback_greetings',
            ['grade' => backup::VAR_PARENTID]
        );

        return $subplugin;
    }
}
// #endregion class
