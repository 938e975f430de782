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
 * Backup of a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region class
defined('MOODLE_INTERNAL') || die();

require_once($CFG->dirroot . '/mod/tally/backup/moodle2/backup_tally_stepslib.php');

/**
 * Defines how to back up a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class backup_tally_activity_task extends backup_activity_task {
    // #region settings
    /**
     * Adds the plugin's own settings. There are none.
     */
    protected function define_my_settings(): void {
    }
    // #endregion settings

    // #region steps
    /**
     * Adds the step that writes tally.xml.
     */
    protected function define_my_steps(): void {
        $this->add_step(new backup_tally_activity_structure_step(
            'tally_structure',
            'tally.xml'
        ));
    }
    // #endregion steps

    // #region links
    /**
     * Replaces links to the activity with placeholders that don't depend on the
     * site.
     *
     * @param string $content Text that may contain links.
     * @return string
     */
    public static function encode_content_links($content): string {
        global $CFG;

        $base = preg_quote($CFG->wwwroot . '/mod/tally', '#');
        $content = preg_replace(
            "#{$base}/index\.php\?id=(\d+)#",
            '$@TALLYINDEX*$1@$',
            $content
        );

        return preg_replace(
            "#{$base}/view\.php\?id=(\d+)#",
            '$@TALLYVIEWBYID*$1@$',
            $content
        );
    }
    // #endregion links
}
// #endregion class
