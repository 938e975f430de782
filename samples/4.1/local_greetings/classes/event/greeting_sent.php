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
namespace local_greetings\event;

/**
 * A greeting was sent.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class greeting_sent extends \core\event\base {
    // #region create
    /**
     * Creates the event for a greeting that has been stored.
     *
     * @param \stdClass $greeting Record from local_greetings_messages.
     * @return self
     */
    public static function create_from_greeting(\stdClass $greeting): self {
        $event = self::create([
            'context' => \context_system::instance(),
            'objectid' => $greeting->id,
            'relateduserid' => $greeting->userid,
            'other' => ['length' => \core_text::strlen($greeting->message)],
        ]);
        $event->add_record_snapshot('local_greetings_messages', $greeting);

        return $event;
    }
    // #endregion create

    // #region init
    /**
     * Sets the values that are the same for all events of this class.
     */
    protected function init(): void {
        $this->data['crud'] = 'c';
        $this->data['edulevel'] = self::LEVEL_OTHER;
        $this->data['objecttable'] = 'local_greetings_messages';
    }
    // #endregion init

    // #region name
    /**
     * Returns the event's name.
     *
     * @return string
     */
    public static function get_name(): string {
        return get_string('eventgreetingsent', 'local_greetings');
    }
    // #endregion name

    // #region description
    /**
     * Returns a description in English, without names.
     *
     * @return string
     */
    public function get_description(): string {
        return "The user with id '{$this->userid}' sent the greeting with id '{$this->objectid}'" .
            " to the user with id '{$this->relateduserid}'.";
    }
    // #endregion description

    // #region url
    /**
     * Returns the page that shows the greeting.
     *
     * @return \moodle_url
     */
    public function get_url(): \moodle_url {
        return new \moodle_url(
            '/local/greetings/view.php',
            ['id' => $this->objectid]
        );
    }
    // #endregion url

    // #region validate
    /**
     * Checks the data when the event is created.
     */
    protected function validate_data(): void {
        parent::validate_data();

        if (!isset($this->relateduserid)) {
            throw new \coding_exception('The event needs relateduserid.');
        }
        if (!isset($this->other['length'])) {
            throw new \coding_exception('The event needs length in other.');
        }
    }
    // #endregion validate

    // #region mapping
    /**
     * Returns how the ID is mapped when logs are restored. Backups don't
     * contain greetings.
     *
     * @return array
     */
    public static function get_objectid_mapping(): array {
        return ['db' => 'local_greetings_messages', 'restore' => self::NOT_MAPPED];
    }

    /**
     * Returns how the values in other are mapped when logs are restored. They
     * don't include any IDs.
     *
     * @return array
     */
    public static function get_other_mapping(): array {
        return [];
    }
    // #endregion mapping
}
// #endregion class
