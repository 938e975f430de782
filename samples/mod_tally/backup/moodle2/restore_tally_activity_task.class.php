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
 * Restore of a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region class
defined('MOODLE_INTERNAL') || die();

require_once($CFG->dirroot . '/mod/tally/backup/moodle2/restore_tally_stepslib.php');

/**
 * Defines how to restore a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class restore_tally_activity_task extends restore_activity_task {
    /**
     * Adds the plugin's own settings. There are none.
     */
    protected function define_my_settings(): void {
    }

    // #region steps
    /**
     * Adds the step that reads tally.xml.
     */
    protected function define_my_steps(): void {
        $this->add_step(new restore_tally_activity_structure_step(
            'tally_structure',
            'tally.xml'
        ));
    }
    // #endregion steps

    // #region decode
    /**
     * Lists the fields that may contain links.
     *
     * @return restore_decode_content[]
     */
    public static function define_decode_contents(): array {
        return [new restore_decode_content('tally', ['intro'], 'tally')];
    }

    /**
     * Defines the links that replace the placeholders in the backup.
     *
     * @return restore_decode_rule[]
     */
    public static function define_decode_rules(): array {
        return [
            new restore_decode_rule(
                'TALLYVIEWBYID',
                '/mod/tally/view.php?id=$1',
                'course_module'
            ),
            new restore_decode_rule(
                'TALLYINDEX',
                '/mod/tally/index.php?id=$1',
                'course'
            ),
        ];
    }
    // #endregion decode

    // #region logs
    /**
     * Returns no rules, because entries of the legacy log are no longer
     * restored.
     *
     * @return restore_log_rule[]
     */
    public static function define_restore_log_rules(): array {
        return [];
    }
    // #endregion logs
}
// #endregion class
