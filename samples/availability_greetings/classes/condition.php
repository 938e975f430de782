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
namespace availability_greetings;

use local_greetings\message_store;

/**
 * Requires users to have received a number of greetings.
 *
 * @package    availability_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class condition extends \core_availability\condition {
    /** @var int Number of greetings that users need. */
    protected readonly int $number;

    // #region construct
    /**
     * Reads the structure that the form or get_json() created.
     *
     * @param \stdClass $structure Decoded JSON.
     */
    public function __construct($structure) {
        if (!isset($structure->number) || !is_int(
            $structure->number
        ) || $structure->number < 1) {
            throw new \core\exception\coding_exception(
                'Invalid ->number for greeting condition'
            );
        }

        $this->number = $structure->number;
    }
    // #endregion construct

    // #region save
    /**
     * Returns the structure that the constructor reads.
     *
     * @return \stdClass
     */
    public function save(): \stdClass {
        return self::get_json($this->number);
    }

    /**
     * Returns the structure of a condition, for code that sets restrictions.
     *
     * @param int $number Number of greetings that users need.
     * @return \stdClass
     */
    public static function get_json(int $number): \stdClass {
        return (object) ['type' => 'greetings', 'number' => $number];
    }
    // #endregion save

    // #region available
    /**
     * Returns whether a user meets the condition.
     *
     * @param bool $not Whether the condition is negated.
     * @param \core_availability\info $info Activity or section.
     * @param bool $grabthelot Whether many activities are about to be checked
     *     for the current user.
     * @param int $userid ID of the user.
     * @return bool
     */
    public function is_available(
        $not,
        \core_availability\info $info,
        $grabthelot,
        $userid
    ): bool {
        $isgreeted = message_store::count_for_user($userid) >= $this->number;

        return $not ? !$isgreeted : $isgreeted;
    }
    // #endregion available

    // #region description
    /**
     * Describes the condition.
     *
     * @param bool $full Whether the description is for teachers, who see all
     *     conditions.
     * @param bool $not Whether the condition is negated.
     * @param \core_availability\info $info Activity or section.
     * @return string
     */
    public function get_description(
        $full,
        $not,
        \core_availability\info $info
    ): string {
        $identifier = $not ? 'requires_notgreetings' : 'requires_greetings';

        return get_string($identifier, 'availability_greetings', $this->number);
    }
    // #endregion description

    // #region debug
    /**
     * Returns a short form of the condition's settings for debugging.
     *
     * @return string
     */
    protected function get_debug_string(): string {
        return '>=' . $this->number;
    }
    // #endregion debug
}
// #endregion class
