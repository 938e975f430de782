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
 * Class and callbacks of the greetings plagiarism plugin.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

global $CFG;
require_once($CFG->dirroot . '/plagiarism/lib.php');

// #region class
/**
 * Shows similarity scores next to submissions.
 *
 * @package    plagiarism_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class plagiarism_plugin_greetings extends plagiarism_plugin {
    /**
     * Returns the similarity score of a file or text.
     *
     * @param array $linkarray Data about the submission.
     * @return string HTML
     */
    public function get_links($linkarray): string {
        // Essay questions pass a context ID, most other callers pass a course
        // module ID.
        $context = empty($linkarray['cmid'])
            ? \core\context::instance_by_id($linkarray['context'])
            : \core\context\module::instance($linkarray['cmid']);
        if (!has_capability('plagiarism/greetings:viewreport', $context)) {
            return '';
        }

        $result = \plagiarism_greetings\results::find($context->id, $linkarray);
        if (!isset($result->score)) {
            return '';
        }

        $similarity = get_string(
            'similarity',
            'plagiarism_greetings',
            $result->score
        );
        // The URL comes from the service, so make sure that it is a web
        // address.
        $reporturl = clean_param($result->reporturl, PARAM_URL);
        if (!preg_match('~^https?://~i', $reporturl)) {
            return $similarity;
        }

        return \core\output\html_writer::link($reporturl, $similarity);
    }

    /**
     * Returns a notice that explains how submissions are checked.
     *
     * @param int $cmid ID of the course module.
     * @return string HTML
     */
    public function print_disclosure($cmid): string {
        global $DB;

        if (!$DB->record_exists(
            'plagiarism_greetings_cms',
            ['cmid' => $cmid]
        )) {
            return '';
        }

        return \core\output\html_writer::div(
            get_string('disclosure', 'plagiarism_greetings'),
            'alert alert-info'
        );
    }
}
// #endregion class

// #region settings
/**
 * Adds the setting to the activity settings form.
 *
 * @param moodleform_mod $formwrapper Form of the activity.
 * @param MoodleQuickForm $mform Form object to add elements to.
 */
function plagiarism_greetings_coursemodule_standard_elements(
    moodleform_mod $formwrapper,
    MoodleQuickForm $mform
): void {
    global $CFG, $DB;

    $modname = $formwrapper->get_current()->modulename;
    if (
        empty($CFG->enableplagiarism)
        || !get_config('plagiarism_greetings', 'enabled')
        || !plugin_supports('mod', $modname, FEATURE_PLAGIARISM)
    ) {
        return;
    }

    $mform->addElement(
        'header',
        'plagiarism_greetings',
        get_string('pluginname', 'plagiarism_greetings')
    );
    $mform->addElement(
        'selectyesno',
        'plagiarism_greetings_use',
        get_string('use', 'plagiarism_greetings')
    );
    $cm = $formwrapper->get_coursemodule();
    if ($cm) {
        $isused = $DB->record_exists(
            'plagiarism_greetings_cms',
            ['cmid' => $cm->id]
        );
        $mform->setDefault('plagiarism_greetings_use', (int) $isused);
    }
}

/**
 * Saves the setting of an activity.
 *
 * @param stdClass $moduleinfo Submitted data.
 * @param stdClass $course Course record.
 * @return stdClass
 */
function plagiarism_greetings_coursemodule_edit_post_actions(
    stdClass $moduleinfo,
    stdClass $course
): stdClass {
    global $DB;

    if (isset($moduleinfo->plagiarism_greetings_use)) {
        $DB->delete_records(
            'plagiarism_greetings_cms',
            ['cmid' => $moduleinfo->coursemodule]
        );
        if ($moduleinfo->plagiarism_greetings_use) {
            $DB->insert_record(
                'plagiarism_greetings_cms',
                (object) ['cmid' => $moduleinfo->coursemodule]
            );
        }
    }

    return $moduleinfo;
}
// #endregion settings

// #region delete
/**
 * Deletes the setting and the results of an activity.
 *
 * @param stdClass $cm Course module record.
 */
function plagiarism_greetings_pre_course_module_delete(stdClass $cm): void {
    global $DB;

    \plagiarism_greetings\results::delete(
        \core\context\module::instance($cm->id)->id
    );
    $DB->delete_records('plagiarism_greetings_cms', ['cmid' => $cm->id]);
}
// #endregion delete
