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
namespace mod_tally\analytics\target;

use mod_tally\analytics\indicator\any_entry;

/**
 * Finds participants who have stopped submitting entries.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class no_entries extends \core_analytics\local\target\binary {
    // #region basics
    /**
     * Returns the name of the target.
     *
     * @return \lang_string
     */
    public static function get_name(): \lang_string {
        return new \lang_string('target:noentries', 'mod_tally');
    }

    /**
     * Marks the model as static, because the result follows directly from the
     * indicators.
     *
     * @return bool
     */
    public static function based_on_assumptions() {
        return true;
    }

    /**
     * Returns the analyser that provides the samples.
     *
     * @return string
     */
    public function get_analyser_class() {
        return '\core\analytics\analyser\student_enrolments';
    }

    /**
     * Accepts analysis intervals that look back over a fixed time.
     *
     * @param \core_analytics\local\time_splitting\base $timesplitting The
     *     interval.
     * @return bool
     */
    public function can_use_timesplitting(
        \core_analytics\local\time_splitting\base $timesplitting
    ): bool {
        return $timesplitting instanceof \core_analytics\local\time_splitting\past_periodic;
    }

    /**
     * Describes the values 0 and 1, in this order.
     *
     * @return string[]
     */
    protected static function classes_description() {
        return [
            get_string('targetlabel:entries', 'mod_tally'),
            get_string('targetlabel:noentries', 'mod_tally'),
        ];
    }
    // #endregion basics

    // #region valid
    /**
     * Accepts ongoing courses that have a tally.
     *
     * @param \core_analytics\analysable $course The course.
     * @param bool $fortraining Whether the course is used for training.
     * @return true|string True, or the reason why the course is skipped.
     */
    public function is_valid_analysable(
        \core_analytics\analysable $course,
        $fortraining = true
    ) {
        if (!$course->was_started()) {
            return get_string('coursenotyetstarted', 'course');
        }
        if ($course->is_finished()) {
            return get_string('coursealreadyfinished', 'course');
        }
        if (!$course->get_all_activities('tally')) {
            return get_string('notallies', 'mod_tally');
        }

        return true;
    }

    /**
     * Accepts active enrolments that are at least a week old.
     *
     * @param int $sampleid The enrolment ID.
     * @param \core_analytics\analysable $course The course.
     * @param bool $fortraining Whether the sample is used for training.
     * @return bool
     */
    public function is_valid_sample(
        $sampleid,
        \core_analytics\analysable $course,
        $fortraining = true
    ) {
        $enrolment = $this->retrieve('user_enrolments', $sampleid);
        $start = $enrolment->timestart ?: $enrolment->timecreated;
        $hasended = $enrolment->timeend && $enrolment->timeend < time();

        return $enrolment->status == ENROL_USER_ACTIVE && !$hasended && $start <= time() - WEEKSECS;
    }
    // #endregion valid

    // #region calculate
    /**
     * Returns 1 for participants without an entry, 0 for the others.
     *
     * @param int $sampleid The enrolment ID.
     * @param \core_analytics\analysable $course May be the course of another
     *     sample, so use the sample data instead.
     * @param int|false $starttime Start of the interval.
     * @param int|false $endtime End of the interval.
     * @return float|null
     */
    protected function calculate_sample(
        $sampleid,
        \core_analytics\analysable $course,
        $starttime = false,
        $endtime = false
    ) {
        $anyentry = $this->retrieve('\\' . any_entry::class, $sampleid);

        return $anyentry == any_entry::get_min_value() ? 1 : 0;
    }
    // #endregion calculate

    // #region message
    /**
     * Returns the subject of the notification.
     *
     * @param int $modelid The model ID.
     * @param \context $context The context of the course.
     * @return string
     */
    public function get_insight_subject(int $modelid, \context $context) {
        return get_string(
            'insight:noentries',
            'mod_tally',
            $context->get_context_name(false)
        );
    }

    /**
     * Returns the text of the notification as plain text and HTML.
     *
     * @param \context $context The context of the course.
     * @param string $contextname The name of the context.
     * @param \stdClass $user The recipient of the notification.
     * @param \moodle_url $insighturl The report with the participants.
     * @return string[]
     */
    public function get_insight_body(
        \context $context,
        string $contextname,
        \stdClass $user,
        \moodle_url $insighturl
    ): array {
        global $OUTPUT;

        $text = get_string('insight:noentriesinfo', 'mod_tally', $contextname);
        $html = $OUTPUT->render_from_template('core_analytics/insight_info_message', [
            'url' => $insighturl->out(false),
            'insightinfomessage' => $text,
        ]);

        return [$text . PHP_EOL . PHP_EOL . $insighturl->out(false), $html];
    }
    // #endregion message

    // #region actions
    /**
     * Adds a link to the participant's outline report to the default actions.
     *
     * @param \core_analytics\prediction $prediction The prediction.
     * @param bool $includedetailsaction Whether to add the link to the details.
     * @param bool $isinsightuser Whether the list is for the user who receives
     *     the insight.
     * @return \core_analytics\prediction_action[]
     */
    public function prediction_actions(
        \core_analytics\prediction $prediction,
        $includedetailsaction = false,
        $isinsightuser = false
    ) {
        $actions = parent::prediction_actions(
            $prediction,
            $includedetailsaction,
            $isinsightuser
        );

        $data = $prediction->get_sample_data();
        $text = get_string('outlinereport');
        $actions[] = new \core_analytics\prediction_action(
            'viewoutline',
            $prediction,
            new \moodle_url('/report/outline/user.php', [
                'id' => $data['user']->id,
                'course' => $data['course']->id,
                'mode' => 'outline',
            ]),
            new \pix_icon('i/report', $text),
            $text,
            false,
            [],
            \core_analytics\action::TYPE_NEUTRAL
        );

        return $actions;
    }
    // #endregion actions
}
// #endregion class
