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
 * Settings of the greetings plugin.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region settings
if ($hassiteconfig) {
    $settings = new admin_settingpage(
        'local_greetings',
        new lang_string('pluginname', 'local_greetings')
    );
    $ADMIN->add('localplugins', $settings);

    if ($ADMIN->fulltree) {
        // #region greetingsperday
        $settings->add(new admin_setting_configtext(
            'local_greetings/greetingsperday',
            new lang_string('greetingsperday', 'local_greetings'),
            new lang_string('greetingsperday_desc', 'local_greetings'),
            10,
            PARAM_INT
        ));
        // #endregion greetingsperday
        // #region keepdays
        $settings->add(new admin_setting_configtext(
            'local_greetings/keepdays',
            new lang_string('keepdays', 'local_greetings'),
            new lang_string('keepdays_desc', 'local_greetings'),
            0,
            PARAM_INT
        ));
        // #endregion keepdays
        // #region sendemail
        $settings->add(new admin_setting_configcheckbox(
            'local_greetings/sendemail',
            new lang_string('sendemail', 'local_greetings'),
            new lang_string('sendemail_desc', 'local_greetings'),
            0
        ));
        // #endregion sendemail
        // #region welcomeusers
        $settings->add(new admin_setting_configcheckbox(
            'local_greetings/welcomeusers',
            new lang_string('welcomeusers', 'local_greetings'),
            new lang_string('welcomeusers_desc', 'local_greetings'),
            0
        ));
        // #endregion welcomeusers
        // #region picture
        $settings->add(new admin_setting_configstoredfile(
            'local_greetings/picture',
            new lang_string('picture', 'local_greetings'),
            new lang_string('picture_desc', 'local_greetings'),
            'picture',
            0,
            ['maxfiles' => 1, 'accepted_types' => ['web_image']]
        ));
        // #endregion picture
    }
}
// #endregion settings

// #region externalpage
$ADMIN->add('reports', new admin_externalpage(
    'local_greetings_list',
    new lang_string('greetings', 'local_greetings'),
    new moodle_url('/local/greetings/index.php'),
    'local/greetings:send'
));
// #endregion externalpage
