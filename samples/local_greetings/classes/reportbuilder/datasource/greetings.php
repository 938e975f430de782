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
namespace local_greetings\reportbuilder\datasource;

use core_reportbuilder\datasource;
use core_reportbuilder\local\entities\user;
use core\lang_string;
use local_greetings\reportbuilder\local\entities\greeting;

/**
 * Greetings as a source of custom reports.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class greetings extends datasource {
    // #region name
    /**
     * Returns the name of the source.
     *
     * @return string
     */
    public static function get_name(): string {
        return get_string('greetings', 'local_greetings');
    }
    // #endregion name

    // #region initialise
    /**
     * Sets up the main table and the entities.
     */
    protected function initialise(): void {
        $greeting = new greeting();
        $alias = $greeting->get_table_alias('local_greetings_messages');
        $this->set_main_table('local_greetings_messages', $alias);
        $this->add_entity($greeting);

        $recipient = (new user())->set_entity_title(new lang_string(
            'recipient',
            'local_greetings'
        ));
        $useralias = $recipient->get_table_alias('user');
        $this->add_entity(
            $recipient->add_join(
                "JOIN {user} {$useralias} ON {$useralias}.id = {$alias}.userid"
            )
        );

        $this->add_all_from_entities();
    }
    // #endregion initialise

    // #region defaults
    /**
     * Returns the columns of a new report.
     *
     * @return string[]
     */
    public function get_default_columns(): array {
        return ['user:fullname', 'greeting:message', 'greeting:timecreated'];
    }

    /**
     * Returns the filters of a new report.
     *
     * @return string[]
     */
    public function get_default_filters(): array {
        return ['user:fullname', 'greeting:timecreated'];
    }

    /**
     * Returns the conditions of a new report.
     *
     * @return string[]
     */
    public function get_default_conditions(): array {
        return ['greeting:message'];
    }
    // #endregion defaults
}
// #endregion class
