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
 * Data generator of the greetings plugin.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class local_greetings_generator extends component_generator_base {
    /** @var int Number of messages created. */
    protected int $count = 0;

    /**
     * Resets the counter after each test.
     */
    public function reset(): void {
        $this->count = 0;
        parent::reset();
    }

    // #region message
    /**
     * Stores a greeting.
     *
     * @param array|stdClass $record Fields of the record; userid is required.
     * @return stdClass Record from local_greetings_messages.
     */
    public function create_message(array|stdClass $record): stdClass {
        global $DB;

        $record = (object) (array) $record;
        if (empty($record->userid)) {
            throw new \core\exception\coding_exception(
                'A greeting needs userid.'
            );
        }
        $this->count++;
        $record->message ??= "Greeting {$this->count}";
        $record->timecreated ??= \core\di::get(\core\clock::class)->time();
        $record->id = $DB->insert_record('local_greetings_messages', $record);
        \core_cache\cache::make(
            'local_greetings',
            'counts'
        )->delete($record->userid);

        return $record;
    }
    // #endregion message
}
// #endregion class
