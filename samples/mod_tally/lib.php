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
 * Callbacks of the tally activity.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region supports
/**
 * Declares the features that the activity supports.
 *
 * @param string $feature Constant with a name that starts with FEATURE_.
 * @return bool|string|null Null if the feature is unknown.
 */
function tally_supports(string $feature): bool|string|null {
    return match ($feature) {
        FEATURE_BACKUP_MOODLE2,
        FEATURE_COMPLETION_HAS_RULES,
        FEATURE_COMPLETION_TRACKS_VIEWS,
        FEATURE_GRADE_HAS_GRADE,
        FEATURE_GROUPINGS,
        FEATURE_GROUPS,
        FEATURE_MOD_INTRO,
        FEATURE_SHOW_DESCRIPTION => true,
        FEATURE_GRADE_OUTCOMES => false,
        FEATURE_MOD_PURPOSE => MOD_PURPOSE_ASSESSMENT,
        default => null,
    };
}
// #endregion supports

// #region addinstance
/**
 * Stores a new tally.
 *
 * @param stdClass $data The submitted form values.
 * @param mod_tally_mod_form|null $mform The form, or null if there is none.
 * @return int ID of the new record.
 */
function tally_add_instance(
    stdClass $data,
    ?mod_tally_mod_form $mform = null
): int {
    global $DB;

    $data->timecreated = time();
    $data->timemodified = $data->timecreated;
    $data->id = $DB->insert_record('tally', $data);

    \mod_tally\local\calendar::update_events($data, $data->coursemodule);
    \core_completion\api::update_completion_date_event(
        $data->coursemodule,
        'tally',
        $data->id,
        !empty($data->completionexpected) ? $data->completionexpected : null
    );
    tally_grade_item_update($data);

    return $data->id;
}
// #endregion addinstance

// #region updateinstance
/**
 * Stores the changes to a tally.
 *
 * @param stdClass $data The submitted form values.
 * @param mod_tally_mod_form|null $mform The form, or null if there is none.
 * @return bool
 */
function tally_update_instance(
    stdClass $data,
    ?mod_tally_mod_form $mform = null
): bool {
    global $DB;

    $data->id = $data->instance;
    $data->timemodified = time();
    $DB->update_record('tally', $data);

    \mod_tally\local\calendar::update_events($data, $data->coursemodule);
    \core_completion\api::update_completion_date_event(
        $data->coursemodule,
        'tally',
        $data->id,
        !empty($data->completionexpected) ? $data->completionexpected : null
    );
    tally_grade_item_update($data);

    return true;
}
// #endregion updateinstance

// #region deleteinstance
/**
 * Deletes a tally and its data. Moodle itself deletes the files and the course
 * module.
 *
 * @param int $id ID of the tally.
 * @return bool False if there is no such tally.
 */
function tally_delete_instance($id): bool {
    global $DB;

    $tally = $DB->get_record('tally', ['id' => $id]);
    if (!$tally) {
        return false;
    }

    $cm = get_coursemodule_from_instance('tally', $id);
    if ($cm) {
        \core_completion\api::update_completion_date_event(
            $cm->id,
            'tally',
            $id,
            null
        );
    }
    \mod_tally\local\calendar::delete_events($id);
    tally_grade_item_delete($tally);
    $DB->delete_records('tally_entries', ['tallyid' => $id]);
    $DB->delete_records('tally', ['id' => $id]);

    return true;
}
// #endregion deleteinstance

// #region coursemoduleinfo
/**
 * Returns the information that the course page needs. Moodle caches it for all
 * users.
 *
 * @param stdClass $coursemodule Record from the course_modules table.
 * @return cached_cm_info|false False if the tally doesn't exist.
 */
function tally_get_coursemodule_info($coursemodule) {
    global $DB;

    $fields = 'id, name, intro, introformat, timeclose, completionentries';
    $tally = $DB->get_record(
        'tally',
        ['id' => $coursemodule->instance],
        $fields
    );
    if (!$tally) {
        return false;
    }

    $info = new cached_cm_info();
    $info->name = $tally->name;
    if ($coursemodule->showdescription) {
        $info->content = format_module_intro(
            'tally',
            $tally,
            $coursemodule->id,
            false
        );
    }
    if ($coursemodule->completion == COMPLETION_TRACKING_AUTOMATIC) {
        $info->customdata['customcompletionrules']['completionentries'] = $tally->completionentries;
    }
    if ($tally->timeclose) {
        $info->customdata['timeclose'] = $tally->timeclose;
    }

    return $info;
}
// #endregion coursemoduleinfo

// #region cminfoview
/**
 * Adds the number of entries to the link on the course page.
 *
 * Moodle calls this function for each tally, so the first call counts the
 * entries of all tallies in the course.
 *
 * @param cm_info $cm The activity.
 */
function tally_cm_info_view(cm_info $cm): void {
    global $DB;

    if (!$cm->uservisible) {
        return;
    }

    $cache = \core_cache\cache::make_from_params(
        \core_cache\store::MODE_REQUEST,
        'mod_tally',
        'entrycounts'
    );
    $counts = $cache->get($cm->course);
    if ($counts === false) {
        $counts = $DB->get_records_sql_menu(
            'SELECT e.tallyid, COUNT(e.id)
               FROM {tally_entries} e
               JOIN {tally} t ON t.id = e.tallyid
              WHERE t.course = :courseid
           GROUP BY e.tallyid',
            ['courseid' => $cm->course]
        );
        $cache->set($cm->course, $counts);
    }

    $count = $counts[$cm->instance] ?? 0;
    $label = get_string('entriescount', 'tally', $count);
    $cm->set_after_link(\core\output\html_writer::span(
        $label,
        'badge bg-info text-white ms-2'
    ));
}
// #endregion cminfoview

// #region view
/**
 * Records that the current user has viewed a tally.
 *
 * @param stdClass $tally Record from the tally table.
 * @param stdClass $course The course.
 * @param cm_info $cm The course module.
 * @param \core\context $context The activity's context.
 */
function tally_view(
    stdClass $tally,
    stdClass $course,
    cm_info $cm,
    \core\context $context
): void {
    $event = \mod_tally\event\course_module_viewed::create(
        ['objectid' => $tally->id, 'context' => $context]
    );
    $event->add_record_snapshot('course_modules', $cm);
    $event->add_record_snapshot('course', $course);
    $event->add_record_snapshot('tally', $tally);
    $event->trigger();

    $completion = new completion_info($course);
    $completion->set_module_viewed($cm);
}
// #endregion view

// #region pluginfile
/**
 * Serves the files that are attached to entries.
 *
 * @param stdClass $course The course.
 * @param stdClass|null $cm The course module.
 * @param \core\context $context The context that the file belongs to.
 * @param string $filearea The name of the file area.
 * @param array $args The rest of the path: entry ID, folders and file name.
 * @param bool $forcedownload Not used: user files are never shown in the
 *     browser, where scripts in them would run.
 * @param array $options Further options for serving the file.
 * @return bool False if there is no such file; otherwise the function does not
 *     return.
 */
function tally_pluginfile(
    $course,
    $cm,
    \core\context $context,
    string $filearea,
    array $args,
    bool $forcedownload,
    array $options = []
): bool {
    global $DB;

    if ($context->contextlevel != CONTEXT_MODULE || $filearea !== \mod_tally\local\counter::FILEAREA) {
        return false;
    }

    require_course_login($course, true, $cm);
    require_capability('mod/tally:view', $context);

    $itemid = (int) array_shift($args);
    $entry = $DB->get_record(
        'tally_entries',
        ['id' => $itemid, 'tallyid' => $cm->instance]
    );
    if (!$entry || !groups_user_groups_visible($course, $entry->userid, $cm)) {
        return false;
    }

    $filename = array_pop($args);
    $filepath = $args ? '/' . implode('/', $args) . '/' : '/';
    $file = get_file_storage()->get_file(
        $context->id,
        'mod_tally',
        $filearea,
        $itemid,
        $filepath,
        $filename
    );
    if (!$file || $file->is_directory()) {
        return false;
    }

    send_stored_file($file, null, 0, true, $options);
    return true;
}
// #endregion pluginfile

// #region fileareas
/**
 * Returns the file areas that users can browse.
 *
 * @param stdClass $course The course.
 * @param stdClass $cm The course module.
 * @param \core\context $context The context of the activity.
 * @return string[] Titles, keyed by file area.
 */
function tally_get_file_areas($course, $cm, $context): array {
    return [\mod_tally\local\counter::FILEAREA => get_string(
        'filearea_attachment',
        'tally'
    )];
}
// #endregion fileareas

// #region settingsnavigation
/**
 * Adds the list of all tallies to the menu of the activity.
 *
 * @param settings_navigation $settings The settings of the page.
 * @param navigation_node $tallynode The node of the activity.
 */
function tally_extend_settings_navigation(
    settings_navigation $settings,
    navigation_node $tallynode
): void {
    $cm = $settings->get_page()->cm;
    if (has_capability('mod/tally:addinstance', $cm->context)) {
        $url = new \core\url('/mod/tally/index.php', ['id' => $cm->course]);
        $tallynode->add(
            get_string('modulenameplural', 'tally'),
            $url,
            navigation_node::TYPE_SETTING,
            null,
            'tallylist'
        );
    }
}
// #endregion settingsnavigation

// #region gradeitem
/**
 * Creates or updates the grade item of a tally, and stores grades in it.
 *
 * @param stdClass $tally Record from the tally table; the form adds cmidnumber.
 * @param stdClass[]|stdClass|string|null $grades Grades, or 'reset' to clear
 *     them.
 * @return int GRADE_UPDATE_OK on success.
 */
function tally_grade_item_update(stdClass $tally, $grades = null): int {
    global $CFG;

    require_once($CFG->libdir . '/gradelib.php');

    $item = ['itemname' => $tally->name];
    if (isset($tally->cmidnumber)) {
        $item['idnumber'] = $tally->cmidnumber;
    }

    $grade = $tally->grade ?? 0;
    if ($grade > 0) {
        $item['gradetype'] = GRADE_TYPE_VALUE;
        $item['grademax'] = $grade;
        $item['grademin'] = 0;
    } else if ($grade < 0) {
        $item['gradetype'] = GRADE_TYPE_SCALE;
        $item['scaleid'] = -$grade;
    } else {
        $item['gradetype'] = GRADE_TYPE_NONE;
    }

    if ($grades === 'reset') {
        $item['reset'] = true;
        $grades = null;
    }

    return grade_update(
        'mod/tally',
        $tally->course,
        'mod',
        'tally',
        $tally->id,
        0,
        $grades,
        $item
    );
}

/**
 * Deletes the grade item of a tally.
 *
 * @param stdClass $tally Record from the tally table.
 * @return int GRADE_UPDATE_OK on success.
 */
function tally_grade_item_delete(stdClass $tally): int {
    global $CFG;

    require_once($CFG->libdir . '/gradelib.php');

    return grade_update(
        'mod/tally',
        $tally->course,
        'mod',
        'tally',
        $tally->id,
        0,
        null,
        ['deleted' => 1]
    );
}
// #endregion gradeitem

// #region usergrades
/**
 * Calculates the grades: the sum of each participant's entries.
 *
 * @param stdClass $tally Record from the tally table.
 * @param int $userid ID of a participant, or 0 for all.
 * @return stdClass[] Grades, keyed by user ID.
 */
function tally_get_user_grades(stdClass $tally, int $userid = 0): array {
    global $DB;

    $where = 'tallyid = :tallyid';
    $params = ['tallyid' => $tally->id];
    if ($userid) {
        $where .= ' AND userid = :userid';
        $params['userid'] = $userid;
    }

    return $DB->get_records_sql(
        "SELECT userid, SUM(value) AS rawgrade, MAX(timecreated) AS datesubmitted
           FROM {tally_entries}
          WHERE {$where}
       GROUP BY userid",
        $params
    );
}

/**
 * Sends grades to the gradebook.
 *
 * @param stdClass $tally Record from the tally table.
 * @param int $userid ID of a participant, or 0 for all.
 * @param bool $nullifnone Whether a participant without entries gets an empty
 *     grade.
 */
function tally_update_grades(
    stdClass $tally,
    int $userid = 0,
    bool $nullifnone = true
): void {
    $grades = $tally->grade ? tally_get_user_grades($tally, $userid) : [];
    if (!$grades && $userid && $nullifnone && $tally->grade) {
        $grades = (object) ['userid' => $userid, 'rawgrade' => null];
    }

    tally_grade_item_update($tally, $grades ?: null);
}
// #endregion usergrades

// #region scale
/**
 * Checks whether any tally uses a scale.
 *
 * @param int $scaleid ID of the scale.
 * @return bool
 */
function tally_scale_used_anywhere(int $scaleid): bool {
    global $DB;

    return $scaleid && $DB->record_exists('tally', ['grade' => -$scaleid]);
}
// #endregion scale

// #region resetform
/**
 * Adds fields to the form that resets a course.
 *
 * @param MoodleQuickForm $mform The form.
 */
function tally_reset_course_form_definition($mform): void {
    $mform->addElement(
        'header',
        'tallyheader',
        get_string('modulenameplural', 'tally')
    );
    $mform->addElement(
        'advcheckbox',
        'reset_tally_entries',
        get_string('resetentries', 'tally')
    );
}

/**
 * Returns the default values of these fields.
 *
 * @param stdClass $course The course.
 * @return array
 */
function tally_reset_course_form_defaults($course): array {
    return ['reset_tally_entries' => 1];
}
// #endregion resetform

// #region resetuserdata
/**
 * Deletes the participants' data in a course, and shifts dates.
 *
 * @param stdClass $data The submitted form values.
 * @return array[] Results with component, item and error.
 */
function tally_reset_userdata($data): array {
    global $DB;

    $component = get_string('modulenameplural', 'tally');
    $status = [];

    if (!empty($data->reset_tally_entries)) {
        foreach (get_fast_modinfo(
            $data->courseid
        )->get_instances_of('tally') as $cm) {
            get_file_storage()->delete_area_files(
                $cm->context->id,
                'mod_tally',
                \mod_tally\local\counter::FILEAREA
            );
            $DB->delete_records('tally_entries', ['tallyid' => $cm->instance]);
        }
        if (empty($data->reset_gradebook_grades)) {
            tally_reset_gradebook($data->courseid);
        }
        $status[] = ['component' => $component, 'item' => get_string('resetentries', 'tally'), 'error' => false];
    }

    if ($data->timeshift) {
        shift_course_mod_dates(
            'tally',
            ['timeclose'],
            $data->timeshift,
            $data->courseid
        );
        $status[] = ['component' => $component, 'item' => get_string('date'), 'error' => false];
    }

    return $status;
}

/**
 * Clears the grades of all tallies in a course.
 *
 * @param int $courseid ID of the course.
 * @param string $type Not used.
 */
function tally_reset_gradebook($courseid, $type = ''): void {
    global $DB;

    foreach ($DB->get_records('tally', ['course' => $courseid]) as $tally) {
        tally_grade_item_update($tally, 'reset');
    }
}
// #endregion resetuserdata

// #region completiondescriptions
/**
 * Describes the active completion rules to teachers.
 *
 * @param cm_info|stdClass $cm The course module.
 * @return string[] One description for each active rule.
 */
function mod_tally_get_completion_active_rule_descriptions($cm): array {
    $rules = $cm->customdata['customcompletionrules'] ?? [];
    if ($cm->completion != COMPLETION_TRACKING_AUTOMATIC || empty($rules['completionentries'])) {
        return [];
    }

    return [get_string(
        'completiondetail:entries',
        'tally',
        $rules['completionentries']
    )];
}
// #endregion completiondescriptions

// #region refreshevents
/**
 * Creates or updates the calendar events of one tally, of a course or of the
 * whole site.
 *
 * @param int $courseid ID of the course, or 0 for all courses.
 * @param stdClass|int|null $instance Record or ID of a single tally, or null
 *     for all tallies.
 * @param stdClass|cm_info|null $cm Course module of the single tally, if known.
 * @return bool
 */
function tally_refresh_events(
    $courseid = 0,
    $instance = null,
    $cm = null
): bool {
    global $DB;

    if ($instance !== null) {
        $tallies = [is_object($instance) ? $instance : $DB->get_record(
            'tally',
            ['id' => $instance],
            '*',
            MUST_EXIST
        )];
    } else {
        $tallies = $DB->get_records(
            'tally',
            $courseid ? ['course' => $courseid] : null
        );
    }

    foreach ($tallies as $tally) {
        $module = $cm ?? get_coursemodule_from_instance('tally', $tally->id, $tally->course, false, MUST_EXIST);
        \mod_tally\local\calendar::update_events($tally, $module->id);
    }

    return true;
}
// #endregion refreshevents

// #region eventaction
/**
 * Returns the action that a user still has to complete for a calendar event.
 *
 * @param calendar_event $event The calendar event.
 * @param \core_calendar\action_factory $factory Creates the action.
 * @param int $userid ID of the user, or 0 for the current user.
 * @return \core_calendar\local\event\entities\action_interface|null Null if the
 *     user has nothing to do.
 */
function mod_tally_core_calendar_provide_event_action(
    calendar_event $event,
    \core_calendar\action_factory $factory,
    int $userid = 0
): ?\core_calendar\local\event\entities\action_interface {
    global $DB, $USER;

    $userid = $userid ?: $USER->id;
    $cm = get_fast_modinfo(
        $event->courseid,
        $userid
    )->instances['tally'][$event->instance];
    if (!$cm->uservisible || !has_capability(
        'mod/tally:submit',
        $cm->context,
        $userid
    )) {
        return null;
    }

    $completion = new completion_info($cm->get_course());
    if ($completion->get_data(
        $cm,
        false,
        $userid
    )->completionstate != COMPLETION_INCOMPLETE) {
        return null;
    }
    if ($DB->record_exists(
        'tally_entries',
        ['tallyid' => $cm->instance, 'userid' => $userid]
    )) {
        return null;
    }

    $now = \core\di::get(\core\clock::class)->time();
    $isopen = empty($cm->customdata['timeclose']) || $cm->customdata['timeclose'] > $now;

    return $factory->create_instance(
        get_string('submitentry', 'tally'),
        new \core\url('/mod/tally/view.php', ['id' => $cm->id]),
        1,
        $isopen
    );
}
// #endregion eventaction

// #region eventvisible
/**
 * Checks whether a user can see a calendar event.
 *
 * @param calendar_event $event The calendar event.
 * @param int $userid ID of the user, or 0 for the current user.
 * @return bool
 */
function mod_tally_core_calendar_is_event_visible(
    calendar_event $event,
    int $userid = 0
): bool {
    global $USER;

    $userid = $userid ?: $USER->id;
    $cm = get_fast_modinfo(
        $event->courseid,
        $userid
    )->instances['tally'][$event->instance];

    return has_capability('mod/tally:view', $cm->context, $userid);
}
// #endregion eventvisible

// #region eventrange
/**
 * Returns the range to which users can drag a calendar event.
 *
 * @param calendar_event $event The calendar event.
 * @param stdClass $tally Record from the tally table.
 * @return array The earliest and the latest start time, each with an error
 *     message.
 */
function mod_tally_core_calendar_get_valid_event_timestart_range(
    calendar_event $event,
    stdClass $tally
): array {
    if ($event->eventtype !== \mod_tally\local\calendar::EVENT_TYPE_CLOSE) {
        return [false, false];
    }

    $course = get_course($tally->course);
    $earliest = $course->startdate
        ? [$course->startdate, get_string('errorbeforecoursestart', 'calendar')]
        : null;

    return [$earliest, null];
}
// #endregion eventrange

// #region eventmoved
/**
 * Updates the tally after a user has dragged its event to another day.
 *
 * @param calendar_event $event The calendar event with its new start time.
 * @param stdClass $tally Record from the tally table.
 */
function mod_tally_core_calendar_event_timestart_updated(
    calendar_event $event,
    stdClass $tally
): void {
    global $DB;

    if ($event->eventtype !== \mod_tally\local\calendar::EVENT_TYPE_CLOSE || $event->instance != $tally->id) {
        return;
    }

    $cm = get_fast_modinfo(
        $event->courseid
    )->instances['tally'][$event->instance];
    if (!has_capability('moodle/course:manageactivities', $cm->context)) {
        return;
    }

    $tally->timeclose = $event->timestart;
    $tally->timemodified = time();
    $DB->update_record('tally', $tally);
    \mod_tally\local\calendar::update_events($tally, $cm->id);
    \core\event\course_module_updated::create_from_cm(
        $cm,
        $cm->context
    )->trigger();
}
// #endregion eventmoved

// #region eventstring
/**
 * Describes the date of a calendar event on the timeline.
 *
 * @param string $eventtype The event type.
 * @return string
 */
function mod_tally_core_calendar_get_event_action_string(
    string $eventtype
): string {
    $modulename = get_string('modulename', 'tally');
    if ($eventtype === \mod_tally\local\calendar::EVENT_TYPE_CLOSE) {
        return get_string('calendarclose', 'tally', $modulename);
    }

    return get_string('requiresaction', 'calendar', $modulename);
}
// #endregion eventstring

// #region updatessince
/**
 * Checks what has changed for the current user since a given time.
 *
 * @param cm_info $cm The activity.
 * @param int $from Unix timestamp.
 * @param array $filter Kinds of changes to look for, or empty for all.
 * @return stdClass
 */
function tally_check_updates_since(cm_info $cm, $from, $filter = []): stdClass {
    global $DB, $USER;

    $updates = course_check_module_updates_since(
        $cm,
        $from,
        [\mod_tally\local\counter::FILEAREA],
        $filter
    );
    $ids = $DB->get_fieldset_select(
        'tally_entries',
        'id',
        'tallyid = :tallyid AND userid = :userid AND timecreated > :since',
        ['tallyid' => $cm->instance, 'userid' => $USER->id, 'since' => $from]
    );
    $updates->entries = (object) ['updated' => (bool) $ids];
    if ($ids) {
        $updates->entries->itemids = $ids;
    }

    return $updates;
}
// #endregion updatessince

// #region useroutline
/**
 * Summarises a participant's work, for reports.
 *
 * @param stdClass $course The course.
 * @param stdClass $user The participant.
 * @param cm_info|stdClass $mod The activity.
 * @param stdClass $tally Record from the tally table.
 * @return stdClass|null Null if there are no entries.
 */
function tally_user_outline($course, $user, $mod, $tally): ?stdClass {
    $grades = tally_get_user_grades($tally, $user->id);
    if (!$grades) {
        return null;
    }

    $grade = reset($grades);
    return (object) [
        'info' => get_string('total', 'tally') . ': ' . $grade->rawgrade,
        'time' => $grade->datesubmitted,
    ];
}
// #endregion useroutline

// #region pagetypes
/**
 * Returns the page types on which users can place blocks.
 *
 * @param string $pagetype The type of the current page.
 * @param \core\context|null $parentcontext The context of the block's parent.
 * @param \core\context|null $currentcontext The context of the page.
 * @return string[]
 */
function tally_page_type_list(
    $pagetype,
    $parentcontext,
    $currentcontext
): array {
    return ['mod-tally-*' => get_string('page-mod-tally-x', 'tally')];
}
// #endregion pagetypes
