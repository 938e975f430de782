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

// NOTE: no MOODLE_INTERNAL test here, as Behat includes this file without
// Moodle.

// #region class
require_once(__DIR__ . '/../../../../lib/behat/behat_base.php');

/**
 * Steps and pages of the greetings plugin.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class behat_local_greetings extends behat_base {
    // #region page
    /**
     * Returns the URL of a plugin page.
     *
     * @param string $page Name of the page, such as "Greetings".
     * @return moodle_url
     */
    protected function resolve_page_url(string $page): moodle_url {
        switch (strtolower($page)) {
            case 'greetings':
                return new moodle_url('/local/greetings/index.php');
            case 'send':
                return new moodle_url('/local/greetings/send.php');
            default:
                throw new Exception(
                    "The greetings plugin has no page '{$page}'."
                );
        }
    }
    // #endregion page

    // #region instance
    /**
     * Returns the URL of a page that shows one item.
     *
     * @param string $type Type of page, such as "view".
     * @param string $identifier Text of a greeting.
     * @return moodle_url
     */
    protected function resolve_page_instance_url(
        string $type,
        string $identifier
    ): moodle_url {
        global $DB;

        if (strtolower($type) !== 'view') {
            throw new Exception(
                "The greetings plugin has no kind of page '{$type}'."
            );
        }

        $select = $DB->sql_compare_text('message') . ' = ' . $DB->sql_compare_text(':message');
        $id = $DB->get_field_select(
            'local_greetings_messages',
            'id',
            $select,
            ['message' => $identifier],
            MUST_EXIST
        );

        return new moodle_url('/local/greetings/view.php', ['id' => $id]);
    }
    // #endregion instance

    // #region step
    /**
     * Checks how many greetings a user has received.
     *
     * @Then /^user "(?P<username_string>[^"]*)" should have "(?P<count_number>\d+)" greetings?$/
     * @param string $username Username.
     * @param string $count Expected number of greetings.
     */
    public function user_should_have_greetings(
        string $username,
        string $count
    ): void {
        global $DB;

        $userid = $DB->get_field(
            'user',
            'id',
            ['username' => $username],
            MUST_EXIST
        );
        $found = count(\local_greetings\message_store::get_for_user($userid));
        if ($found !== (int) $count) {
            throw new \Behat\Mink\Exception\ExpectationException(
                "User '{$username}' has {$found} greetings.",
                $this->getSession()
            );
        }
    }
    // #endregion step
}
// #endregion class
