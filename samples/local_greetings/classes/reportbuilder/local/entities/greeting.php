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
namespace local_greetings\reportbuilder\local\entities;

use core_reportbuilder\local\entities\base;
use core_reportbuilder\local\filters\date;
use core_reportbuilder\local\filters\text;
use core_reportbuilder\local\helpers\format;
use core_reportbuilder\local\report\column;
use core_reportbuilder\local\report\filter;
use core\lang_string;

/**
 * Greetings as an entity of reports.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class greeting extends base {
    // #region tables
    /**
     * Returns the tables of the entity.
     *
     * @return string[]
     */
    protected function get_default_tables(): array {
        return ['local_greetings_messages'];
    }

    /**
     * Returns the title of the entity.
     *
     * @return lang_string
     */
    protected function get_default_entity_title(): lang_string {
        return new lang_string('greeting', 'local_greetings');
    }
    // #endregion tables

    // #region initialise
    /**
     * Adds columns, filters and conditions.
     *
     * @return base
     */
    public function initialise(): base {
        foreach ($this->get_all_columns() as $column) {
            $this->add_column($column);
        }
        foreach ($this->get_all_filters() as $filter) {
            $this->add_filter($filter)->add_condition($filter);
        }

        return $this;
    }
    // #endregion initialise

    // #region columns
    /**
     * Returns the columns.
     *
     * @return column[]
     */
    protected function get_all_columns(): array {
        $alias = $this->get_table_alias('local_greetings_messages');

        $columns[] = (new column(
            'message',
            new lang_string('message', 'local_greetings'),
            $this->get_entity_name()
        ))
            ->add_joins($this->get_joins())
            ->set_type(column::TYPE_LONGTEXT)
            ->add_field("{$alias}.message")
            ->add_callback(
                static fn(?string $message): string => s($message ?? '')
            );

        $columns[] = (new column(
            'timecreated',
            new lang_string('timecreated', 'core_reportbuilder'),
            $this->get_entity_name()
        ))
            ->add_joins($this->get_joins())
            ->set_type(column::TYPE_TIMESTAMP)
            ->add_field("{$alias}.timecreated")
            ->set_is_sortable(true)
            ->add_callback([format::class, 'userdate']);

        return $columns;
    }
    // #endregion columns

    // #region filters
    /**
     * Returns the filters, which are conditions too.
     *
     * @return filter[]
     */
    protected function get_all_filters(): array {
        global $DB;

        $alias = $this->get_table_alias('local_greetings_messages');

        $filters[] = (new filter(
            text::class,
            'message',
            new lang_string('message', 'local_greetings'),
            $this->get_entity_name(),
            $DB->sql_cast_to_char("{$alias}.message")
        ))
            ->add_joins($this->get_joins());

        $filters[] = (new filter(
            date::class,
            'timecreated',
            new lang_string('timecreated', 'core_reportbuilder'),
            $this->get_entity_name(),
            "{$alias}.timecreated"
        ))
            ->add_joins($this->get_joins());

        return $filters;
    }
    // #endregion filters
}
// #endregion class
