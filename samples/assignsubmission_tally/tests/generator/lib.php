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
defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->dirroot . '/mod/assign/tests/generator/assignsubmission_subplugin_generator.php');

/**
 * Test data of the tally submissions.
 *
 * @package    assignsubmission_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class assignsubmission_tally_generator extends assignsubmission_subplugin_generator {
    /**
     * Adds values to a submission that is about to be saved.
     *
     * @param stdClass $submission The values of the form.
     * @param assign $assign The assignment.
     * @param array $data The test data.
     */
    public function add_submission_data(
        stdClass $submission,
        assign $assign,
        array $data
    ): void {
        $submission->tallyvalue = $data['tally'];
        $submission->tallyevidence_filemanager = file_get_unused_draft_itemid();
    }
}
// #endregion class
