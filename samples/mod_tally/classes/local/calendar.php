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
namespace mod_tally\local;

defined('MOODLE_INTERNAL') || die();

require_once($CFG->dirroot . '/calendar/lib.php');

/**
 * Manages the calendar events of tallies.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class calendar {
    /** @var string Type of the event that marks when a tally closes. */
    public const EVENT_TYPE_CLOSE = 'close';

    // #region update
    /**
     * Creates, updates or deletes the close event, depending on the tally's
     * settings.
     *
     * @param \stdClass $tally Record from the tally table.
     * @param int $cmid ID of the course module.
     */
    public static function update_events(\stdClass $tally, int $cmid): void {
        global $DB;

        if (empty($tally->timeclose)) {
            self::delete_events($tally->id);
            return;
        }

        $event = (object) [
            'eventtype' => self::EVENT_TYPE_CLOSE,
            'type' => CALENDAR_EVENT_TYPE_ACTION,
            'name' => get_string('calendarclose', 'tally', $tally->name),
            'description' => format_module_intro('tally', $tally, $cmid, false),
            'format' => FORMAT_HTML,
            'timestart' => $tally->timeclose,
            'timesort' => $tally->timeclose,
            'timeduration' => 0,
            'visible' => instance_is_visible('tally', $tally),
        ];
        $conditions = ['modulename' => 'tally', 'instance' => $tally->id, 'eventtype' => self::EVENT_TYPE_CLOSE];
        $id = $DB->get_field('event', 'id', $conditions);
        if ($id) {
            \calendar_event::load($id)->update($event, false);
        } else {
            $event->courseid = $tally->course;
            $event->groupid = 0;
            $event->userid = 0;
            $event->modulename = 'tally';
            $event->instance = $tally->id;
            \calendar_event::create($event, false);
        }
    }
    // #endregion update

    // #region delete
    /**
     * Deletes the close event of a tally.
     *
     * @param int $tallyid ID of the tally.
     */
    public static function delete_events(int $tallyid): void {
        global $DB;

        $conditions = ['modulename' => 'tally', 'instance' => $tallyid, 'eventtype' => self::EVENT_TYPE_CLOSE];
        foreach ($DB->get_records('event', $conditions) as $record) {
            \calendar_event::load($record)->delete();
        }
    }
    // #endregion delete
}
// #endregion class
