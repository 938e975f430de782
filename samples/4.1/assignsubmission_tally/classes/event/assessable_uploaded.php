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
namespace assignsubmission_tally\event;

/**
 * A number has been submitted.
 *
 * @package    assignsubmission_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class assessable_uploaded extends \core\event\assessable_uploaded {
    /**
     * Sets the properties that all events of this class share.
     */
    protected function init(): void {
        parent::init();
        $this->data['objecttable'] = 'assign_submission';
    }

    /**
     * Returns the name of the event.
     *
     * @return string
     */
    public static function get_name(): string {
        return get_string('eventassessableuploaded', 'assignsubmission_tally');
    }

    /**
     * Describes the event for the log.
     *
     * @return string
     */
    public function get_description(): string {
        return "The user with id '$this->userid' has saved a number in the submission with id '$this->objectid'.";
    }

    /**
     * Returns the URL of the assignment.
     *
     * @return \moodle_url
     */
    public function get_url(): \moodle_url {
        return new \moodle_url(
            '/mod/assign/view.php',
            ['id' => $this->contextinstanceid]
        );
    }

    /**
     * Returns how to map the object ID when logs are restored.
     *
     * @return array
     */
    public static function get_objectid_mapping(): array {
        return ['db' => 'assign_submission', 'restore' => 'submission'];
    }
}
// #endregion class
