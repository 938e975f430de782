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
 * Settings of the greeting enrolment plugin.
 *
 * @package    enrol_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region settings
if ($ADMIN->fulltree) {
    $settings->add(new admin_setting_heading(
        'enrol_greetings_settings',
        '',
        get_string('pluginname_desc', 'enrol_greetings')
    ));

    $settings->add(new admin_setting_configselect(
        'enrol_greetings/expiredaction',
        get_string('expiredaction', 'enrol_greetings'),
        get_string('expiredaction_desc', 'enrol_greetings'),
        ENROL_EXT_REMOVED_SUSPENDNOROLES,
        [
            ENROL_EXT_REMOVED_KEEP => get_string('extremovedkeep', 'enrol'),
            ENROL_EXT_REMOVED_SUSPENDNOROLES => get_string(
                'extremovedsuspendnoroles',
                'enrol'
            ),
            ENROL_EXT_REMOVED_UNENROL => get_string(
                'extremovedunenrol',
                'enrol'
            ),
        ]
    ));

    $settings->add(new admin_setting_heading(
        'enrol_greetings_defaults',
        get_string('enrolinstancedefaults', 'admin'),
        get_string('enrolinstancedefaults_desc', 'admin')
    ));

    $settings->add(new admin_setting_configcheckbox(
        'enrol_greetings/defaultenrol',
        get_string('defaultenrol', 'enrol'),
        get_string('defaultenrol_desc', 'enrol'),
        0
    ));

    $settings->add(new admin_setting_configselect(
        'enrol_greetings/status',
        get_string('status', 'enrol_greetings'),
        '',
        ENROL_INSTANCE_DISABLED,
        [ENROL_INSTANCE_ENABLED => get_string('yes'), ENROL_INSTANCE_DISABLED => get_string('no')]
    ));

    if (!during_initial_install()) {
        $students = get_archetype_roles('student');
        $student = reset($students);
        $settings->add(new admin_setting_configselect(
            'enrol_greetings/roleid',
            get_string('assignrole', 'enrol_greetings'),
            get_string('defaultrole_desc', 'enrol_greetings'),
            $student->id ?? null,
            get_default_enrol_roles(context_system::instance())
        ));
    }

    $settings->add(new admin_setting_configduration(
        'enrol_greetings/enrolperiod',
        get_string('enrolperiod', 'enrol_greetings'),
        get_string('enrolperiod_desc', 'enrol_greetings'),
        0
    ));
}
// #endregion settings
