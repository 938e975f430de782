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
/**
 * Tables of features, turned into test data of the tally activity.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class behat_mod_tally_generator extends behat_generator_base {
    // #region entities
    /**
     * Returns what a feature can create.
     *
     * @return array[]
     */
    protected function get_creatable_entities(): array {
        return [
            'entries' => [
                'singular' => 'entry',
                'datagenerator' => 'entry',
                'required' => ['tally', 'user', 'value'],
                'switchids' => ['tally' => 'tallyid', 'user' => 'userid'],
            ],
        ];
    }
    // #endregion entities

    // #region lookup
    /**
     * Finds a tally by the id number of its course module.
     *
     * @param string $idnumber The id number.
     * @return int The id of a row in tally.
     */
    protected function get_tally_id(string $idnumber): int {
        return $this->get_cm_by_activity_name('tally', $idnumber)->instance;
    }
    // #endregion lookup
}
// #endregion class
