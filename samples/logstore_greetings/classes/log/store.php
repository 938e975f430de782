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
namespace logstore_greetings\log;

/**
 * Writes the events of the greetings plugin to a file, one line each.
 *
 * @package    logstore_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class store implements \tool_log\log\writer {
    use \tool_log\helper\store;
    use \tool_log\helper\buffered_writer;

    // #region construct
    /**
     * Prepares the store. No connection is made here.
     *
     * @param \tool_log\log\manager $manager The log manager.
     */
    public function __construct(\tool_log\log\manager $manager) {
        $this->helper_setup($manager);
        $this->jsonformat = true;
    }
    // #endregion construct

    // #region ignored
    /**
     * Checks whether to skip an event.
     *
     * @param \core\event\base $event The event.
     * @return bool
     */
    protected function is_event_ignored(\core\event\base $event): bool {
        return $event->component !== 'local_greetings';
    }
    // #endregion ignored

    // #region insert
    /**
     * Writes events, without their user data.
     *
     * @param array[] $evententries The data of the events.
     */
    protected function insert_event_entries($evententries): void {
        $lines = '';
        foreach ($evententries as $entry) {
            $lines .= json_encode([
                'time' => $entry['timecreated'],
                'event' => $entry['eventname'],
                'id' => $entry['objectid'],
            ]) . "\n";
        }

        file_put_contents(self::get_file(), $lines, FILE_APPEND | LOCK_EX);
    }

    /**
     * Returns the path of the file.
     *
     * @return string
     */
    public static function get_file(): string {
        global $CFG;

        return $CFG->dataroot . '/greetings.log';
    }
    // #endregion insert
}
// #endregion class
