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
namespace filter_tally;

use core\output\html_writer;
use core_text;

/**
 * Turns {tally:NAME} into a link to the tally with that name.
 *
 * @package    filter_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class text_filter extends \core_filters\text_filter {
    /** @var \cm_info[]|null Tallies of the course that the current user can open, by lower-case name. */
    protected ?array $tallies = null;

    // #region filter
    /**
     * Replaces the placeholders in the text.
     *
     * @param string $text The HTML to filter.
     * @param array $options The options from format_text().
     * @return string
     */
    public function filter($text, array $options = []): string {
        if (!is_string($text) || stripos($text, '{tally:') === false) {
            return $text;
        }

        return preg_replace_callback(
            '/\{tally:([^{}]+)\}/i',
            $this->replace(...),
            $text
        ) ?? $text;
    }
    // #endregion filter

    // #region replace
    /**
     * Returns the replacement for a placeholder.
     *
     * @param string[] $matches The placeholder and the name that it contains.
     * @return string
     */
    protected function replace(array $matches): string {
        global $USER;

        // Another filter may already have turned the name into a link.
        $name = core_text::strtolower(
            trim(core_text::entities_to_utf8(strip_tags($matches[1])))
        );
        $cm = $this->get_tallies()[$name] ?? null;
        if (!$cm) {
            return $matches[0];
        }

        $label = s($cm->name);
        if ($this->localconfig['showtotal'] ?? get_config(
            'filter_tally',
            'showtotal'
        )) {
            $label .= ' (' . \mod_tally\local\counter::from_cm($cm)->get_total($USER->id) . ')';
        }

        return html_writer::link($cm->url, $label, ['class' => 'filter_tally']);
    }
    // #endregion replace

    // #region tallies
    /**
     * Returns the tallies that the user can open. They are looked up once per
     * context.
     *
     * @return \cm_info[]
     */
    protected function get_tallies(): array {
        if ($this->tallies === null) {
            $this->tallies = [];
            $coursecontext = $this->context->get_course_context(false);
            if ($coursecontext) {
                foreach (get_fast_modinfo(
                    $coursecontext->instanceid
                )->get_instances_of('tally') as $cm) {
                    if ($cm->uservisible) {
                        $this->tallies[core_text::strtolower(
                            trim($cm->name)
                        )] = $cm;
                    }
                }
            }
        }

        return $this->tallies;
    }
    // #endregion tallies
}
// #endregion class
