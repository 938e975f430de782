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
 * Settings of the scanner.
 *
 * @package    antivirus_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region settings
if ($ADMIN->fulltree) {
    $settings->add(new admin_setting_configexecutable(
        'antivirus_greetings/pathtoscanner',
        get_string('pathtoscanner', 'antivirus_greetings'),
        get_string('pathtoscanner_desc', 'antivirus_greetings'),
        ''
    ));

    $settings->add(new admin_setting_configselect(
        'antivirus_greetings/onerror',
        get_string('onerror', 'antivirus_greetings'),
        get_string('onerror_desc', 'antivirus_greetings'),
        'refuse',
        [
            'accept' => get_string('onerroraccept', 'antivirus_greetings'),
            'refuse' => get_string('onerrorrefuse', 'antivirus_greetings'),
        ]
    ));
}
// #endregion settings
