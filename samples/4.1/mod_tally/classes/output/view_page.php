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
namespace mod_tally\output;

use mod_tally\form\entry_form;
use mod_tally\local\counter;

/**
 * The page of a tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class view_page implements \renderable, \templatable {
    /** @var counter The entries. */
    protected $counter;

    /** @var int The id of the group to show; 0 for everybody. */
    protected $groupid;

    /** @var entry_form|null The form; null for people who cannot submit. */
    protected $form;

    // #region construct
    /**
     * Creates the page.
     *
     * @param counter $counter The entries.
     * @param int $groupid ID of the group to show, or 0 for all participants.
     * @param entry_form|null $form The form, or null for users who can't submit
     *     entries.
     */
    public function __construct(
        counter $counter,
        int $groupid = 0,
        ?entry_form $form = null
    ) {
        $this->counter = $counter;
        $this->groupid = $groupid;
        $this->form = $form;
    }
    // #endregion construct

    // #region export
    /**
     * Returns the data for the template mod_tally/view_page.
     *
     * @param \renderer_base $output The renderer.
     * @return array
     */
    public function export_for_template(\renderer_base $output): array {
        global $USER;

        $entries = [];
        $total = 0;
        foreach ($this->counter->get_entries($this->groupid) as $entry) {
            $total += $entry->value;
            $entries[] = [
                'id' => $entry->id,
                'fullname' => fullname($entry),
                'value' => $entry->value,
                'timecreated' => $entry->timecreated,
                'files' => $this->export_files($entry->id),
            ];
        }

        return [
            'entries' => $entries,
            'hasentries' => (bool) $entries,
            'total' => $total,
            'yourtotal' => $this->counter->get_total($USER->id),
            'form' => $this->form ? $this->form->render() : null,
        ];
    }
    // #endregion export

    // #region files
    /**
     * Returns the names and URLs of the files that are attached to an entry.
     *
     * @param int $entryid ID of the entry.
     * @return array[]
     */
    protected function export_files(int $entryid): array {
        $files = get_file_storage()->get_area_files(
            $this->counter->get_cm()->context->id,
            'mod_tally',
            counter::FILEAREA,
            $entryid,
            'filename',
            false
        );

        return array_values(array_map(function (\stored_file $file): array {
            return [
                'filename' => $file->get_filename(),
                'url' => \moodle_url::make_pluginfile_url(
                    $file->get_contextid(),
                    $file->get_component(),
                    $file->get_filearea(),
                    $file->get_itemid(),
                    $file->get_filepath(),
                    $file->get_filename()
                )->out(false),
            ];
        }, $files));
    }
    // #endregion files
}
// #endregion class
