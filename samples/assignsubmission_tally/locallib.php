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
 * Tally submission plugin.
 *
 * @package    assignsubmission_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region class
use assignsubmission_tally\event\assessable_uploaded;
use assignsubmission_tally\event\submission_created;
use assignsubmission_tally\event\submission_updated;
use core\output\html_writer;
use core_external\external_value;

/**
 * Lets students submit a number, with files as evidence.
 *
 * @package    assignsubmission_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class assign_submission_tally extends assign_submission_plugin {
    /** File area for the evidence; the item ID is the submission ID. */
    public const FILEAREA = 'evidence';

    // #region name
    /**
     * Returns the plugin's name.
     *
     * @return string
     */
    public function get_name(): string {
        return get_string('pluginname', 'assignsubmission_tally');
    }
    // #endregion name

    // #region settings
    /**
     * Adds the plugin's settings to the assignment settings form.
     *
     * @param MoodleQuickForm $mform The form.
     */
    public function get_settings(MoodleQuickForm $mform): void {
        $name = 'assignsubmission_tally_maximum';
        $mform->addElement(
            'text',
            $name,
            get_string('maximum', 'assignsubmission_tally'),
            ['size' => 6]
        );
        $mform->setType($name, PARAM_INT);
        $mform->addHelpButton($name, 'maximum', 'assignsubmission_tally');
        $mform->setDefault($name, (int) $this->get_config('maximum'));
        $mform->hideIf($name, 'assignsubmission_tally_enabled', 'notchecked');
    }

    /**
     * Saves the settings.
     *
     * @param stdClass $data The form data.
     * @return bool
     */
    public function save_settings(stdClass $data): bool {
        return $this->set_config(
            'maximum',
            $data->assignsubmission_tally_maximum ?? 0
        );
    }

    /**
     * Returns the settings that are visible to web services.
     *
     * @return array
     */
    public function get_config_for_external(): array {
        return (array) $this->get_config();
    }
    // #endregion settings

    // #region form
    /**
     * Adds fields to the submission form.
     *
     * @param stdClass|false|null $submission The assign_submission record, if
     *     it exists.
     * @param MoodleQuickForm $mform The form.
     * @param stdClass $data The form data.
     * @param int $userid ID of the submitting user.
     * @return bool Whether fields were added.
     */
    public function get_form_elements_for_user(
        $submission,
        MoodleQuickForm $mform,
        stdClass $data,
        $userid
    ): bool {
        $row = $submission ? $this->get_row($submission->id) : null;
        $data->tallyvalue = $row->value ?? '';

        $mform->addElement(
            'text',
            'tallyvalue',
            get_string('value', 'assignsubmission_tally'),
            ['size' => 6]
        );
        $mform->setType('tallyvalue', PARAM_RAW_TRIMMED);
        $mform->addRule('tallyvalue', null, 'numeric', null, 'client');

        file_prepare_standard_filemanager(
            $data,
            'tallyevidence',
            $this->get_file_options(),
            $this->assignment->get_context(),
            'assignsubmission_tally',
            self::FILEAREA,
            $submission ? $submission->id : 0
        );
        $label = get_string('evidence', 'assignsubmission_tally');
        $mform->addElement(
            'filemanager',
            'tallyevidence_filemanager',
            $label,
            null,
            $this->get_file_options()
        );

        return true;
    }

    /**
     * Returns the file manager options.
     *
     * @return array
     */
    protected function get_file_options(): array {
        return [
            'subdirs' => 0,
            'maxfiles' => 5,
            'maxbytes' => $this->assignment->get_course()->maxbytes,
            'accepted_types' => '*',
            'return_types' => FILE_INTERNAL,
        ];
    }
    // #endregion form

    // #region save
    /**
     * Saves a submission.
     *
     * @param stdClass $submission The assign_submission record.
     * @param stdClass $data The form data.
     * @return bool False if there is an error; see set_error().
     */
    public function save(stdClass $submission, stdClass $data): bool {
        global $DB;

        $value = trim($data->tallyvalue ?? '');
        if ($value !== '' && !preg_match('/^-?[0-9]{1,9}$/D', $value)) {
            $this->set_error(get_string(
                'notwholenumber',
                'assignsubmission_tally'
            ));
            return false;
        }

        $maximum = (int) $this->get_config('maximum');
        if ($maximum && (int) $value > $maximum) {
            $this->set_error(get_string(
                'toohigh',
                'assignsubmission_tally',
                $maximum
            ));
            return false;
        }

        file_postupdate_standard_filemanager(
            $data,
            'tallyevidence',
            $this->get_file_options(),
            $this->assignment->get_context(),
            'assignsubmission_tally',
            self::FILEAREA,
            $submission->id
        );

        $row = $this->get_row($submission->id);
        $isnew = !$row;
        $row = $row ?: (object) [
            'assignment' => $this->assignment->get_instance()->id,
            'submission' => $submission->id,
        ];
        $row->value = $value === '' ? null : (int) $value;
        if ($isnew) {
            $row->id = $DB->insert_record('assignsubmission_tally', $row);
        } else {
            $DB->update_record('assignsubmission_tally', $row);
        }

        $this->trigger_events($submission, $row, $isnew);

        return true;
    }
    // #endregion save

    // #region events
    /**
     * Triggers the events for a saved submission.
     *
     * @param stdClass $submission The assign_submission record.
     * @param stdClass $row The assignsubmission_tally record.
     * @param bool $isnew Whether the record is new.
     */
    protected function trigger_events(
        stdClass $submission,
        stdClass $row,
        bool $isnew
    ): void {
        global $USER;

        $params = [
            'context' => $this->assignment->get_context(),
            'courseid' => $this->assignment->get_course()->id,
            'anonymous' => $this->assignment->is_blind_marking() ? 1 : 0,
        ];
        if ($submission->userid && $submission->userid != $USER->id) {
            $params['relateduserid'] = $submission->userid;
        }

        $uploaded = assessable_uploaded::create($params + [
            'objectid' => $submission->id,
            'other' => [
                'content' => (string) $row->value,
                'pathnamehashes' => array_keys(
                    $this->get_stored_files($submission->id)
                ),
            ],
        ]);
        $uploaded->trigger();

        $params['objectid'] = $row->id;
        $params['other'] = [
            'submissionid' => $submission->id,
            'submissionattempt' => $submission->attemptnumber,
            'submissionstatus' => $submission->status,
            'groupid' => $submission->groupid,
        ];
        if ($isnew) {
            $event = submission_created::create($params);
        } else {
            $event = submission_updated::create($params);
        }
        $event->set_assign($this->assignment);
        $event->trigger();
    }
    // #endregion events

    // #region empty
    /**
     * Checks whether the stored submission is empty.
     *
     * @param stdClass $submission The assign_submission record.
     * @return bool
     */
    public function is_empty(stdClass $submission): bool {
        $row = $this->get_row($submission->id);

        return ($row->value ?? null) === null && !$this->get_stored_files($submission->id);
    }

    /**
     * Checks whether the submitted form data is empty.
     *
     * @param stdClass $data The form data.
     * @return bool
     */
    public function submission_is_empty(stdClass $data): bool {
        $files = file_get_draft_area_info(
            $data->tallyevidence_filemanager ?? 0
        );

        return trim($data->tallyvalue ?? '') === '' && !$files['filecount'];
    }
    // #endregion empty

    // #region view
    /**
     * Returns a short summary for the grading table.
     *
     * @param stdClass $submission The assign_submission record.
     * @param bool $showviewlink Set to true to show a link to the full view.
     * @return string HTML.
     */
    public function view_summary(stdClass $submission, &$showviewlink): string {
        $showviewlink = count($this->get_stored_files($submission->id)) > 2;
        if (!$showviewlink) {
            return $this->view($submission);
        }

        return s((string) $this->get_value($submission->id));
    }

    /**
     * Returns the full submission.
     *
     * @param stdClass $submission The assign_submission record.
     * @return string HTML.
     */
    public function view(stdClass $submission): string {
        $files = $this->assignment->render_area_files(
            'assignsubmission_tally',
            self::FILEAREA,
            $submission->id
        );

        return html_writer::div(
            s((string) $this->get_value($submission->id))
        ) . $files;
    }
    // #endregion view

    // #region files
    /**
     * Returns the submission as files, for downloads and portfolios.
     *
     * @param stdClass $submission The assign_submission record.
     * @param stdClass $user The submitting user.
     * @return array Stored files, or arrays that contain the file content,
     *     indexed by file name.
     */
    public function get_files(stdClass $submission, stdClass $user): array {
        $files = [];
        $value = $this->get_value($submission->id);
        if ($value !== null) {
            $files[get_string(
                'filename',
                'assignsubmission_tally'
            )] = [(string) $value];
        }
        foreach ($this->get_stored_files($submission->id) as $file) {
            $files[$file->get_filename()] = $file;
        }

        return $files;
    }

    /**
     * Returns the file areas that users can browse.
     *
     * @return string[]
     */
    public function get_file_areas(): array {
        return [self::FILEAREA => get_string(
            'evidence',
            'assignsubmission_tally'
        )];
    }
    // #endregion files

    // #region lifecycle
    /**
     * Copies a submission into a new attempt.
     *
     * @param stdClass $oldsubmission The assign_submission record to copy from.
     * @param stdClass $submission The new attempt's assign_submission record.
     * @return bool
     */
    public function copy_submission(
        stdClass $oldsubmission,
        stdClass $submission
    ): bool {
        global $DB;

        foreach ($this->get_stored_files($oldsubmission->id) as $file) {
            get_file_storage()->create_file_from_storedfile(
                ['itemid' => $submission->id],
                $file
            );
        }

        $row = $this->get_row($oldsubmission->id);
        if ($row) {
            unset($row->id);
            $row->submission = $submission->id;
            $DB->insert_record('assignsubmission_tally', $row);
        }

        return true;
    }

    /**
     * Deletes the data of a submission.
     *
     * @param stdClass $submission The assign_submission record.
     */
    public function remove(stdClass $submission): void {
        global $DB;

        $contextid = $this->assignment->get_context()->id;
        get_file_storage()->delete_area_files(
            $contextid,
            'assignsubmission_tally',
            self::FILEAREA,
            $submission->id
        );
        $DB->delete_records(
            'assignsubmission_tally',
            ['submission' => $submission->id]
        );
    }

    /**
     * Deletes all data of this assignment. Core deletes the files.
     *
     * @return bool
     */
    public function delete_instance(): bool {
        global $DB;

        return $DB->delete_records(
            'assignsubmission_tally',
            ['assignment' => $this->assignment->get_instance()->id]
        );
    }
    // #endregion lifecycle

    // #region external
    /**
     * Describes the parameters that web services can save.
     *
     * @return array
     */
    public function get_external_parameters(): array {
        return [
            'tallyvalue' => new external_value(
                PARAM_RAW_TRIMMED,
                'The number',
                VALUE_OPTIONAL
            ),
            'tallyevidence_filemanager' => new external_value(
                PARAM_INT,
                'Draft item ID of the evidence files',
                VALUE_OPTIONAL
            ),
        ];
    }
    // #endregion external

    // #region helpers
    /**
     * Returns a submission's record.
     *
     * @param int $submissionid ID of the assign_submission record.
     * @return stdClass|null The assignsubmission_tally record.
     */
    protected function get_row(int $submissionid): ?stdClass {
        global $DB;

        return $DB->get_record(
            'assignsubmission_tally',
            ['submission' => $submissionid]
        ) ?: null;
    }

    /**
     * Returns the submitted number.
     *
     * @param int $submissionid ID of the assign_submission record.
     * @return int|null
     */
    public function get_value(int $submissionid): ?int {
        return $this->get_row($submissionid)->value ?? null;
    }

    /**
     * Returns a submission's files.
     *
     * @param int $submissionid ID of the assign_submission record.
     * @return stored_file[]
     */
    protected function get_stored_files(int $submissionid): array {
        return get_file_storage()->get_area_files(
            $this->assignment->get_context()->id,
            'assignsubmission_tally',
            self::FILEAREA,
            $submissionid,
            'filename',
            false
        );
    }
    // #endregion helpers
}
// #endregion class
