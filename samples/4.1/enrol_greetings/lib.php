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
 * Greeting enrolment plugin.
 *
 * @package    enrol_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region class
/**
 * Lets users enrol in a course by greeting its teachers.
 *
 * Instance columns: customchar1 is the greeting, roleid the role and
 * enrolperiod the duration.
 *
 * @package    enrol_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class enrol_greetings_plugin extends enrol_plugin {
    // #region permissions
    /**
     * Returns whether only this plugin can remove the roles that it assigned.
     *
     * @return bool
     */
    public function roles_protected(): bool {
        return false;
    }

    /**
     * Returns whether other users can enrol users.
     *
     * @param stdClass $instance The enrol record.
     * @return bool
     */
    public function allow_enrol(stdClass $instance): bool {
        return true;
    }

    /**
     * Returns whether other users can unenrol users.
     *
     * @param stdClass $instance The enrol record.
     * @return bool
     */
    public function allow_unenrol(stdClass $instance): bool {
        return true;
    }

    /**
     * Returns whether other users can change the status and dates.
     *
     * @param stdClass $instance The enrol record.
     * @return bool
     */
    public function allow_manage(stdClass $instance): bool {
        return true;
    }
    // #endregion permissions

    // #region selfenrol
    /**
     * Checks whether the current user can enrol.
     *
     * @param stdClass $instance The enrol record.
     * @param bool $checkuserenrolment Whether to check if the user is already
     *     enrolled.
     * @return bool|string True, or the reason why the user cannot enrol.
     */
    public function can_self_enrol(
        stdClass $instance,
        $checkuserenrolment = true
    ) {
        global $DB, $USER;

        $available = $this->is_self_enrol_available($instance);
        if ($available !== true) {
            return $available;
        }

        $reason = get_string('notpossible', 'enrol_greetings');
        $context = context_course::instance($instance->courseid);
        if (isguestuser() || !has_capability(
            'enrol/greetings:enrolself',
            $context
        )) {
            return $reason;
        }
        if ($checkuserenrolment) {
            $conditions = ['userid' => $USER->id, 'enrolid' => $instance->id];
            if ($DB->record_exists('user_enrolments', $conditions)) {
                return $reason;
            }
        }

        return true;
    }

    /**
     * Checks whether users can enrol at the moment, regardless of their
     * capabilities.
     *
     * @param stdClass $instance The enrol record.
     * @return bool|string True, or the reason why nobody can enrol.
     */
    public function is_self_enrol_available(stdClass $instance) {
        if ($instance->status != ENROL_INSTANCE_ENABLED) {
            return get_string('notpossible', 'enrol_greetings');
        }

        return true;
    }

    /**
     * Returns whether the course shows an enrolment link.
     *
     * @param stdClass $instance The enrol record.
     * @return bool
     */
    public function show_enrolme_link(stdClass $instance): bool {
        return $this->can_self_enrol($instance, false) === true;
    }

    /**
     * Displays and processes the form on the enrolment page.
     *
     * @param stdClass $instance The enrol record.
     * @return string|null HTML, or null if there is nothing to show.
     */
    public function enrol_page_hook(stdClass $instance): ?string {
        global $OUTPUT, $USER;

        if ($this->can_self_enrol($instance) !== true) {
            return null;
        }

        $form = new \enrol_greetings\form\enrol_form(null, $instance);
        if ($form->get_data()) {
            $timestart = time();
            $timeend = $instance->enrolperiod
                ? $timestart + $instance->enrolperiod
                : 0;
            $this->enrol_user(
                $instance,
                $USER->id,
                $instance->roleid,
                $timestart,
                $timeend
            );
            \core\notification::success(get_string(
                'youenrolledincourse',
                'enrol'
            ));

            return null;
        }

        return $OUTPUT->box($form->render());
    }

    /**
     * Returns icons for course lists.
     *
     * @param stdClass[] $instances All instances of this plugin in a course.
     * @return pix_icon[]
     */
    public function get_info_icons(array $instances): array {
        foreach ($instances as $instance) {
            if ($this->can_self_enrol($instance, false) === true) {
                return [new pix_icon(
                    't/message',
                    get_string('pluginname', 'enrol_greetings')
                )];
            }
        }

        return [];
    }
    // #endregion selfenrol

    // #region editing
    /**
     * Turns on the standard pages to add and edit instances.
     *
     * @return bool
     */
    public function use_standard_editing_ui(): bool {
        return true;
    }

    /**
     * Returns whether the current user can add an instance to a course.
     *
     * @param int $courseid ID of the course.
     * @return bool
     */
    public function can_add_instance($courseid): bool {
        $context = context_course::instance($courseid);

        return has_all_capabilities(
            ['moodle/course:enrolconfig', 'enrol/greetings:config'],
            $context
        );
    }

    /**
     * Returns whether the current user can delete an instance.
     *
     * @param stdClass $instance The enrol record.
     * @return bool
     */
    public function can_delete_instance($instance): bool {
        return has_capability(
            'enrol/greetings:config',
            context_course::instance($instance->courseid)
        );
    }

    /**
     * Returns whether the current user can enable and disable an instance.
     *
     * @param stdClass $instance The enrol record.
     * @return bool
     */
    public function can_hide_show_instance($instance): bool {
        return has_capability(
            'enrol/greetings:config',
            context_course::instance($instance->courseid)
        );
    }

    /**
     * Adds the instance settings to the form.
     *
     * @param stdClass $instance The enrol record; a new instance has no ID.
     * @param MoodleQuickForm $mform The form.
     * @param context $context The course context.
     */
    public function edit_instance_form(
        $instance,
        MoodleQuickForm $mform,
        $context
    ): void {
        $mform->addElement(
            'text',
            'name',
            get_string('custominstancename', 'enrol')
        );
        $mform->setType('name', PARAM_TEXT);

        $mform->addElement(
            'select',
            'status',
            get_string('status', 'enrol_greetings'),
            $this->get_status_options()
        );

        $mform->addElement(
            'text',
            'customchar1',
            get_string('greeting', 'enrol_greetings')
        );
        $mform->setType('customchar1', PARAM_TEXT);
        $mform->addHelpButton('customchar1', 'greeting', 'enrol_greetings');

        $roles = $this->get_role_options($context, $instance->roleid ?? 0);
        $mform->addElement(
            'select',
            'roleid',
            get_string('assignrole', 'enrol_greetings'),
            $roles
        );

        $options = ['optional' => true, 'defaultunit' => DAYSECS];
        $mform->addElement(
            'duration',
            'enrolperiod',
            get_string('enrolperiod', 'enrol_greetings'),
            $options
        );
    }

    /**
     * Validates the instance settings.
     *
     * @param array $data The form data.
     * @param array $files Not used.
     * @param stdClass $instance The enrol record; a new instance has no ID.
     * @param context $context The course context.
     * @return string[] Error messages, indexed by field name.
     */
    public function edit_instance_validation(
        $data,
        $files,
        $instance,
        $context
    ): array {
        $errors = [];
        foreach (['name', 'customchar1'] as $field) {
            if (core_text::strlen($data[$field]) > 255) {
                $errors[$field] = get_string(
                    'err_maxlength',
                    'form',
                    ['format' => 255]
                );
            }
        }

        return $errors + $this->validate_param_types($data, [
            'name' => PARAM_TEXT,
            'status' => array_keys($this->get_status_options()),
            'customchar1' => PARAM_TEXT,
            'roleid' => array_keys($this->get_role_options(
                $context,
                $instance->roleid ?? 0
            )),
            'enrolperiod' => PARAM_INT,
        ]);
    }

    /**
     * Returns the status options.
     *
     * @return string[]
     */
    protected function get_status_options(): array {
        return [
            ENROL_INSTANCE_ENABLED => get_string('yes'),
            ENROL_INSTANCE_DISABLED => get_string('no'),
        ];
    }

    /**
     * Returns the roles that the current user can choose, including the
     * selected one.
     *
     * @param context $context The course context.
     * @param int $current ID of the selected role, or 0.
     * @return string[]
     */
    protected function get_role_options(context $context, int $current): array {
        return get_default_enrol_roles($context, $current ?: null);
    }
    // #endregion editing

    // #region defaults
    /**
     * Returns the default values for new instances.
     *
     * @return array
     */
    public function get_instance_defaults(): array {
        return [
            'status' => $this->get_config('status'),
            'roleid' => $this->get_config('roleid'),
            'enrolperiod' => $this->get_config('enrolperiod'),
        ];
    }

    /**
     * Adds an instance to a new course.
     *
     * @param stdClass $course The course.
     * @return int ID of the instance.
     */
    public function add_default_instance($course): int {
        return $this->add_instance($course, $this->get_instance_defaults());
    }
    // #endregion defaults

    // #region restore
    /**
     * Restores an instance.
     *
     * @param restore_enrolments_structure_step $step The restore step.
     * @param stdClass $data The enrol record from the backup, with the course
     *     and role IDs already mapped.
     * @param stdClass $course The course.
     * @param int $oldid ID of the record in the backup.
     */
    public function restore_instance(
        restore_enrolments_structure_step $step,
        stdClass $data,
        $course,
        $oldid
    ): void {
        global $DB;

        $instance = false;
        if ($step->get_task()->get_target() != backup::TARGET_NEW_COURSE) {
            $conditions = [
                'courseid' => $course->id,
                'enrol' => $this->get_name(),
                'roleid' => $data->roleid,
                'customchar1' => $data->customchar1,
            ];
            $instance = $DB->get_record(
                'enrol',
                $conditions,
                '*',
                IGNORE_MULTIPLE
            );
        }

        $newid = $instance
            ? $instance->id
            : $this->add_instance($course, (array) $data);
        $step->set_mapping('enrol', $oldid, $newid);
    }

    /**
     * Restores a user enrolment.
     *
     * @param restore_enrolments_structure_step $step The restore step.
     * @param stdClass $data The user_enrolments record from the backup.
     * @param stdClass $instance The restored enrol record.
     * @param int $userid ID of the user.
     * @param int $oldinstancestatus Status of the instance in the backup.
     */
    public function restore_user_enrolment(
        restore_enrolments_structure_step $step,
        $data,
        $instance,
        $userid,
        $oldinstancestatus
    ): void {
        $this->enrol_user(
            $instance,
            $userid,
            null,
            $data->timestart,
            $data->timeend,
            $data->status
        );
    }
    // #endregion restore
}
// #endregion class
