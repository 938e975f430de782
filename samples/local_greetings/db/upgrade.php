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
 * Upgrade steps of the greetings plugin.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region upgrade
/**
 * Upgrades the plugin's tables from an older version.
 *
 * @param int $oldversion The installed version.
 * @return bool
 */
function xmldb_local_greetings_upgrade($oldversion): bool {
    global $DB;

    $dbman = $DB->get_manager();

    // #region index
    if ($oldversion < 2023051500) {
        $table = new xmldb_table('local_greetings_messages');
        $index = new xmldb_index(
            'timecreated',
            XMLDB_INDEX_NOTUNIQUE,
            ['timecreated']
        );
        if (!$dbman->index_exists($table, $index)) {
            $dbman->add_index($table, $index);
        }
        upgrade_plugin_savepoint(true, 2023051500, 'local', 'greetings');
    }
    // #endregion index

    return true;
}
// #endregion upgrade
