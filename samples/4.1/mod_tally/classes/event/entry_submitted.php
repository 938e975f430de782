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
namespace mod_tally\event;

/**
 * An entry was submitted.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class entry_submitted extends \core\event\base {
    // #region create
    /**
     * Creates the event for a stored entry.
     *
     * @param \stdClass $entry Record from the tally_entries table.
     * @param \stdClass $tally Record from the tally table.
     * @param \cm_info $cm The activity.
     * @return self
     */
    public static function create_from_entry(
        \stdClass $entry,
        \stdClass $tally,
        \cm_info $cm
    ): self {
        $event = self::create([
            'context' => $cm->context,
            'objectid' => $entry->id,
            'relateduserid' => $entry->userid,
            'other' => ['tallyid' => $tally->id, 'value' => $entry->value],
        ]);
        $event->add_record_snapshot('tally_entries', $entry);
        $event->add_record_snapshot('tally', $tally);

        return $event;
    }
    // #endregion create

    // #region init
    /**
     * Sets the properties that all events of this class share.
     */
    protected function init(): void {
        $this->data['crud'] = 'c';
        $this->data['edulevel'] = self::LEVEL_PARTICIPATING;
        $this->data['objecttable'] = 'tally_entries';
    }
    // #endregion init

    // #region texts
    /**
     * Returns the name of the event.
     *
     * @return string
     */
    public static function get_name(): string {
        return get_string('evententrysubmitted', 'tally');
    }

    /**
     * Describes the event for the log, in English and without names.
     *
     * @return string
     */
    public function get_description(): string {
        return "The user with id '{$this->userid}' submitted the entry with id '{$this->objectid}'" .
            " in the tally with course module id '{$this->contextinstanceid}'.";
    }

    /**
     * Returns the URL of the tally.
     *
     * @return \moodle_url
     */
    public function get_url(): \moodle_url {
        return new \moodle_url(
            '/mod/tally/view.php',
            ['id' => $this->contextinstanceid]
        );
    }
    // #endregion texts

    // #region validate
    /**
     * Checks the data when the event is created.
     */
    protected function validate_data(): void {
        parent::validate_data();

        if (!isset($this->other['tallyid'])) {
            throw new \coding_exception(
                'The value \'tallyid\' must be set in other.'
            );
        }
    }
    // #endregion validate

    // #region mapping
    /**
     * Returns how to map the object ID when logs are restored.
     *
     * @return array
     */
    public static function get_objectid_mapping(): array {
        return ['db' => 'tally_entries', 'restore' => 'tally_entry'];
    }

    /**
     * Returns how to map the IDs in other when logs are restored.
     *
     * @return array
     */
    public static function get_other_mapping(): array {
        return ['tallyid' => ['db' => 'tally', 'restore' => 'tally']];
    }
    // #endregion mapping
}
// #endregion class
