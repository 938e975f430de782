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
 * A greeting was viewed.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class greeting_viewed extends \core\event\base {
    /**
     * Creates the event for a greeting.
     *
     * @param \stdClass $greeting Record from local_greetings_messages.
     * @return self
     */
    public static function create_from_greeting(\stdClass $greeting): self {
        $event = self::create([
            'context' => \core\context\system::instance(),
            'objectid' => $greeting->id,
            'relateduserid' => $greeting->userid,
        ]);
        $event->add_record_snapshot('local_greetings_messages', $greeting);

        return $event;
    }

    // #region init
    /**
     * Sets the values that are the same for all events of this class.
     */
    protected function init(): void {
        $this->data['crud'] = 'r';
        $this->data['edulevel'] = self::LEVEL_OTHER;
        $this->data['objecttable'] = 'local_greetings_messages';
    }
    // #endregion init

    /**
     * Returns the event's name.
     *
     * @return string
     */
    public static function get_name(): string {
        return get_string('eventgreetingviewed', 'local_greetings');
    }

    /**
     * Returns a description in English, without names.
     *
     * @return string
     */
    public function get_description(): string {
        return "The user with id '{$this->userid}' viewed the greeting with id '{$this->objectid}'.";
    }

    /**
     * Returns the page that shows the greeting.
     *
     * @return \core\url
     */
    public function get_url(): \core\url {
        return new \core\url(
            '/local/greetings/view.php',
            ['id' => $this->objectid]
        );
    }

    /**
     * Returns how the ID is mapped when logs are restored. Backups don't
     * contain greetings.
     *
     * @return array
     */
    public static function get_objectid_mapping(): array {
        return ['db' => 'local_greetings_messages', 'restore' => self::NOT_MAPPED];
    }
}
// #endregion class
