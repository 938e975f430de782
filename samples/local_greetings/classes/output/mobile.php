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
namespace local_greetings\output;

use local_greetings\message_store;

/**
 * Content for the Moodle app.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class mobile {
    // #region greetings
    /**
     * Returns the page with the current user's greetings.
     *
     * @param array $args Arguments from the app.
     * @return array
     */
    public static function view_greetings(array $args): array {
        global $OUTPUT, $USER;

        require_login(null, false, null, false, true);
        require_capability(
            'local/greetings:view',
            \core\context\system::instance()
        );

        $greetings = [];
        foreach (message_store::get_for_user($USER->id) as $greeting) {
            $greetings[] = ['message' => $greeting->message, 'timecreated' => (int) $greeting->timecreated];
        }

        return [
            'templates' => [
                ['id' => 'main', 'html' => $OUTPUT->render_from_template('local_greetings/mobile_greetings', [])],
            ],
            'otherdata' => ['greetings' => json_encode($greetings)],
        ];
    }
    // #endregion greetings

    // #region greeting
    /**
     * Returns the page with one greeting.
     *
     * @param array $args Arguments from the app, including the greeting's id.
     * @return array
     */
    public static function view_greeting(array $args): array {
        global $USER;

        require_login(null, false, null, false, true);
        $context = \core\context\system::instance();
        require_capability('local/greetings:view', $context);

        $greeting = message_store::get((int) $args['id']);
        if ($greeting->userid != $USER->id) {
            require_capability('local/greetings:viewothers', $context);
        }
        \local_greetings\event\greeting_viewed::create_from_greeting($greeting)->trigger();

        return [
            'templates' => [
                ['id' => 'main', 'html' => '<ion-item><ion-label>{{ CONTENT_OTHERDATA.message }}</ion-label></ion-item>'],
            ],
            'otherdata' => ['message' => $greeting->message],
        ];
    }
    // #endregion greeting

    // #region init
    /**
     * Returns the JavaScript that the app runs after each login.
     *
     * @return array
     */
    public static function init(): array {
        return ['javascript' => file_get_contents(
            __DIR__ . '/../../mobile/init.js'
        )];
    }
    // #endregion init
}
// #endregion class
