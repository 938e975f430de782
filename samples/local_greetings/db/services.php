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
 * External functions and services of the greetings plugin.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

defined('MOODLE_INTERNAL') || die();

// #region functions
$functions = [
    // #region send
    'local_greetings_send_greeting' => [
        'classname' => '\local_greetings\external\send_greeting',
        'description' => 'Sends a greeting to a user.',
        'type' => 'write',
        'capabilities' => 'local/greetings:send',
        'ajax' => true,
    ],
    // #endregion send
    // #region get
    'local_greetings_get_greetings' => [
        'classname' => '\local_greetings\external\get_greetings',
        'description' => "Returns a user's greetings, newest first. Other users' greetings require local/greetings:viewothers.",
        'type' => 'read',
        'capabilities' => 'local/greetings:view',
        'ajax' => true,
        'services' => [MOODLE_OFFICIAL_MOBILE_SERVICE],
    ],
    // #endregion get
    // #region create
    'local_greetings_create_greetings' => [
        'classname' => '\local_greetings\external\create_greetings',
        'description' => 'Sends several greetings, or none of them if one fails.',
        'type' => 'write',
        'capabilities' => 'local/greetings:send',
        'ajax' => true,
    ],
    // #endregion create
];
// #endregion functions

// #region services
$services = [
    'Greetings' => [
        'functions' => [
            'local_greetings_send_greeting',
            'local_greetings_get_greetings',
            'local_greetings_create_greetings',
        ],
        'requiredcapability' => 'local/greetings:view',
        'restrictedusers' => 0,
        'enabled' => 1,
        'shortname' => 'local_greetings',
    ],
];
// #endregion services
