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
 * Greetings feedback plugin.
 *
 * @package    assignfeedback_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region class
use core\output\html_writer;
use core\url;
use core_external\external_value;
use mod_assign\output\assign_header;

/**
 * Lets teachers greet students when they grade.
 *
 * @package    assignfeedback_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class assign_feedback_greetings extends assign_feedback_plugin {
    // #region name
    /**
     * Returns the plugin's name.
     *
     * @return string
     */
    public function get_name(): string {
        return get_string('pluginname', 'assignfeedback_greetings');
    }
    // #endregion name

    // #region settings
    /**
     * Adds the plugin's settings to the assignment settings form.
     *
     * @param MoodleQuickForm $mform The form.
     */
    public function get_settings(MoodleQuickForm $mform): void {
        $name = 'assignfeedback_greetings_standard';
        $mform->addElement(
            'text',
            $name,
            get_string('standard', 'assignfeedback_greetings'),
            ['size' => 40]
        );
        $mform->setType($name, PARAM_TEXT);
        $mform->addHelpButton($name, 'standard', 'assignfeedback_greetings');
        $mform->setDefault($name, (string) $this->get_config('standard'));
        $mform->hideIf($name, 'assignfeedback_greetings_enabled', 'notchecked');
    }

    /**
     * Saves the settings.
     *
     * @param stdClass $data The form data.
     * @return bool
     */
    public function save_settings(stdClass $data): bool {
        return $this->set_config(
            'standard',
            $data->assignfeedback_greetings_standard ?? ''
        );
    }
    // #endregion settings

    // #region form
    /**
     * Adds fields to the grading form.
     *
     * @param stdClass|null $grade The assign_grades record, if it exists.
     * @param MoodleQuickForm $mform The form.
     * @param stdClass $data The form data.
     * @param int $userid ID of the student.
     * @return bool Whether fields were added.
     */
    public function get_form_elements_for_user(
        $grade,
        MoodleQuickForm $mform,
        stdClass $data,
        $userid
    ): bool {
        if (!isset($data->assignfeedbackgreeting)) {
            $greeting = $grade ? $this->get_greeting($grade->id) : '';
            $data->assignfeedbackgreeting = $greeting !== ''
                ? $greeting
                : (string) $this->get_config('standard');
        }

        $mform->addElement(
            'text',
            'assignfeedbackgreeting',
            $this->get_name(),
            ['size' => 40]
        );
        $mform->setType('assignfeedbackgreeting', PARAM_TEXT);

        return true;
    }
    // #endregion form

    // #region save
    /**
     * Checks whether the teacher has changed the feedback.
     *
     * @param stdClass $grade The assign_grades record.
     * @param stdClass $data The form data.
     * @return bool
     */
    public function is_feedback_modified(
        stdClass $grade,
        stdClass $data
    ): bool {
        return isset($data->assignfeedbackgreeting)
            && trim($data->assignfeedbackgreeting) !== $this->get_greeting($grade->id);
    }

    /**
     * Saves the feedback.
     *
     * @param stdClass $grade The assign_grades record.
     * @param stdClass $data The form data.
     * @return bool
     */
    public function save(stdClass $grade, stdClass $data): bool {
        $this->set_greeting($grade->id, $data->assignfeedbackgreeting);

        return true;
    }
    // #endregion save

    // #region view
    /**
     * Returns a short summary for the grading table.
     *
     * @param stdClass $grade The assign_grades record.
     * @param bool $showviewlink Set to true to show a link to the full view.
     * @return string HTML.
     */
    public function view_summary(stdClass $grade, &$showviewlink): string {
        $greeting = $this->get_greeting($grade->id);
        $short = shorten_text(s($greeting), 60);
        $showviewlink = $short !== s($greeting);

        return $short;
    }

    /**
     * Returns the full feedback.
     *
     * @param stdClass $grade The assign_grades record.
     * @return string HTML.
     */
    public function view(stdClass $grade): string {
        return format_text(
            $this->get_greeting($grade->id),
            FORMAT_PLAIN,
            ['context' => $this->assignment->get_context()]
        );
    }

    /**
     * Checks whether the feedback is empty.
     *
     * @param stdClass $grade The assign_grades record.
     * @return bool
     */
    public function is_empty(stdClass $grade): bool {
        return $this->get_greeting($grade->id) === '';
    }
    // #endregion view

    // #region gradebook
    /**
     * Returns the feedback text for the gradebook.
     *
     * @param stdClass $grade The assign_grades record.
     * @return string
     */
    public function text_for_gradebook(stdClass $grade): string {
        return $this->get_greeting($grade->id);
    }

    /**
     * Returns the text format of the gradebook feedback.
     *
     * @param stdClass $grade The assign_grades record.
     * @return int
     */
    public function format_for_gradebook(stdClass $grade): int {
        return FORMAT_PLAIN;
    }
    // #endregion gradebook

    // #region quick
    /**
     * Turns on quick grading for this plugin.
     *
     * @return bool
     */
    public function supports_quickgrading(): bool {
        return true;
    }

    /**
     * Returns the quick grading field.
     *
     * @param int $userid ID of the student.
     * @param stdClass|null $grade The assign_grades record, if it exists.
     * @return string HTML.
     */
    public function get_quickgrading_html($userid, $grade): string {
        $name = 'quickgrade_greetings_' . $userid;
        $value = $grade ? $this->get_greeting($grade->id) : '';

        return html_writer::label(
            get_string('greeting', 'assignfeedback_greetings'),
            $name,
            true,
            ['class' => 'accesshide']
        ) .
            html_writer::empty_tag('input', [
                'type' => 'text',
                'name' => $name,
                'id' => $name,
                'value' => $value,
                'class' => 'quickgrade',
            ]);
    }

    /**
     * Checks whether the quick grading field was changed.
     *
     * @param int $userid ID of the student.
     * @param stdClass|null $grade The assign_grades record, if it exists.
     * @return bool
     */
    public function is_quickgrading_modified($userid, $grade): bool {
        $value = optional_param(
            'quickgrade_greetings_' . $userid,
            null,
            PARAM_TEXT
        );

        return $value !== null && trim($value) !== ($grade ? $this->get_greeting($grade->id) : '');
    }

    /**
     * Saves the value of the quick grading field.
     *
     * @param int $userid ID of the student.
     * @param stdClass $grade The assign_grades record.
     * @return bool
     */
    public function save_quickgrading_changes($userid, $grade): bool {
        $value = optional_param(
            'quickgrade_greetings_' . $userid,
            null,
            PARAM_TEXT
        );
        if ($value !== null) {
            $this->set_greeting($grade->id, $value);
        }

        return true;
    }
    // #endregion quick

    // #region batch
    /**
     * Returns the batch operations for selected students, if there is a default
     * greeting.
     *
     * @return stdClass[]
     */
    public function get_grading_batch_operation_details(): array {
        global $OUTPUT;

        if (!$this->get_config('standard')) {
            return [];
        }

        return [
            (object) [
                'key' => 'greet',
                'label' => get_string(
                    'greetselected',
                    'assignfeedback_greetings'
                ),
                'icon' => $OUTPUT->pix_icon('t/message', ''),
                'confirmationtitle' => get_string(
                    'greetselected',
                    'assignfeedback_greetings'
                ),
                'confirmationquestion' => get_string(
                    'batchoperationconfirmgreet',
                    'assignfeedback_greetings'
                ),
            ],
        ];
    }

    /**
     * Greets the selected students. The teacher has already confirmed the
     * operation.
     *
     * @param string $action Key of the selected batch operation.
     * @param int[] $users IDs of the selected students.
     * @return string HTML of the page, if the operation has one.
     */
    public function grading_batch_operation($action, $users): string {
        foreach ($users as $userid) {
            if ($this->assignment->can_view_submission($userid)) {
                $grade = $this->assignment->get_user_grade($userid, true);
                $this->set_greeting(
                    $grade->id,
                    (string) $this->get_config('standard')
                );
                $this->assignment->notify_grade_modified($grade);
            }
        }

        redirect($this->get_grading_url());
    }
    // #endregion batch

    // #region page
    /**
     * Returns the actions for the whole assignment.
     *
     * @return string[]
     */
    public function get_grading_actions(): array {
        return ['count' => get_string(
            'countgreetings',
            'assignfeedback_greetings'
        )];
    }

    /**
     * Displays one of the plugin's pages.
     *
     * @param string $action Name of the page (letters only).
     * @return string HTML of the page.
     */
    public function view_page($action): string {
        global $DB;

        require_capability(
            'mod/assign:grade',
            $this->assignment->get_context()
        );

        $conditions = ['assignment' => $this->assignment->get_instance()->id];
        $count = $DB->count_records('assignfeedback_greetings', $conditions);

        return $this->render_page(
            get_string('countgreetings', 'assignfeedback_greetings'),
            html_writer::tag(
                'p',
                get_string('count', 'assignfeedback_greetings', $count)
            )
        );
    }

    /**
     * Adds the assignment's header and footer to the content.
     *
     * @param string $heading The heading.
     * @param string $content The content.
     * @return string
     */
    protected function render_page(string $heading, string $content): string {
        $renderer = $this->assignment->get_renderer();
        $header = new assign_header(
            $this->assignment->get_instance(),
            $this->assignment->get_context(),
            false,
            $this->assignment->get_course_module()->id,
            $heading
        );

        return $renderer->render($header) . $content . $renderer->render_footer();
    }

    /**
     * Returns the URL of the grading table.
     *
     * @return url
     */
    protected function get_grading_url(): url {
        return new url('/mod/assign/view.php', [
            'id' => $this->assignment->get_course_module()->id,
            'action' => 'grading',
        ]);
    }
    // #endregion page

    // #region delete
    /**
     * Deletes all data of this assignment.
     *
     * @return bool
     */
    public function delete_instance(): bool {
        global $DB;

        return $DB->delete_records(
            'assignfeedback_greetings',
            ['assignment' => $this->assignment->get_instance()->id]
        );
    }
    // #endregion delete

    // #region external
    /**
     * Describes the parameters that web services can save.
     *
     * @return array
     */
    public function get_external_parameters(): array {
        return [
            'assignfeedbackgreeting' => new external_value(
                PARAM_TEXT,
                'The greeting',
                VALUE_OPTIONAL
            ),
        ];
    }
    // #endregion external

    // #region helpers
    /**
     * Returns the greeting for a grade.
     *
     * @param int $gradeid ID of the assign_grades record.
     * @return string The greeting, or an empty string.
     */
    public function get_greeting(int $gradeid): string {
        global $DB;

        return (string) $DB->get_field(
            'assignfeedback_greetings',
            'greeting',
            ['grade' => $gradeid]
        );
    }

    /**
     * Saves the greeting for a grade, or deletes it if it is empty.
     *
     * @param int $gradeid ID of the assign_grades record.
     * @param string $greeting The greeting.
     */
    protected function set_greeting(int $gradeid, string $greeting): void {
        global $DB;

        $greeting = trim($greeting);
        if ($greeting === '') {
            $DB->delete_records(
                'assignfeedback_greetings',
                ['grade' => $gradeid]
            );
            return;
        }

        $row = $DB->get_record(
            'assignfeedback_greetings',
            ['grade' => $gradeid]
        );
        if ($row) {
            $row->greeting = $greeting;
            $DB->update_record('assignfeedback_greetings', $row);
        } else {
            $DB->insert_record('assignfeedback_greetings', (object) [
                'assignment' => $this->assignment->get_instance()->id,
                'grade' => $gradeid,
                'greeting' => $greeting,
            ]);
        }
    }
    // #endregion helpers
}
// #endregion class
