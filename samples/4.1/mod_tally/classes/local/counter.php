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
namespace mod_tally\local;

/**
 * The entries of one tally.
 *
 * @package    mod_tally
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class counter {
    /** @var string File area for files that are attached to entries. */
    public const FILEAREA = 'attachment';

    /** @var \stdClass A row of tally. */
    protected $tally;

    /** @var \cm_info The activity. */
    protected $cm;

    // #region construct
    /**
     * Creates a counter.
     *
     * @param \stdClass $tally Record from the tally table.
     * @param \cm_info $cm The activity.
     */
    public function __construct(\stdClass $tally, \cm_info $cm) {
        $this->tally = $tally;
        $this->cm = $cm;
    }

    /**
     * Creates the counter of an activity.
     *
     * @param \cm_info $cm The activity.
     * @return self
     */
    public static function from_cm(\cm_info $cm): self {
        global $DB;

        return new self($DB->get_record(
            'tally',
            ['id' => $cm->instance],
            '*',
            MUST_EXIST
        ), $cm);
    }
    // #endregion construct

    /**
     * Returns the activity.
     *
     * @return \cm_info
     */
    public function get_cm(): \cm_info {
        return $this->cm;
    }

    // #region isopen
    /**
     * Checks whether the tally accepts entries.
     *
     * @return bool
     */
    public function is_open(): bool {
        return !$this->tally->timeclose || $this->tally->timeclose > time();
    }
    // #endregion isopen

    // #region submit
    /**
     * Stores an entry.
     *
     * @param int $value The number.
     * @param int|null $draftitemid ID of the current user's draft area with
     *     files to attach.
     * @param \stdClass|null $user User who submits the entry, or null for the
     *     current user.
     * @return \stdClass Record from the tally_entries table.
     */
    public function submit(
        int $value,
        ?int $draftitemid = null,
        ?\stdClass $user = null
    ): \stdClass {
        global $CFG, $DB, $USER;

        $user = $user ?? $USER;
        require_capability('mod/tally:submit', $this->cm->context, $user->id);
        if (!$this->is_open()) {
            throw new \moodle_exception('tallyclosed', 'mod_tally');
        }

        $entry = (object) [
            'tallyid' => $this->tally->id,
            'userid' => $user->id,
            'value' => $value,
            'timecreated' => time(),
        ];
        $entry->id = $DB->insert_record('tally_entries', $entry);
        if ($draftitemid) {
            $this->save_attachments($entry->id, $draftitemid);
        }

        $this->purge_counts();

        \mod_tally\event\entry_submitted::create_from_entry(
            $entry,
            $this->tally,
            $this->cm
        )->trigger();

        require_once($CFG->dirroot . '/mod/tally/lib.php');
        tally_update_grades($this->tally, $entry->userid);
        $this->update_completion($entry->userid);

        return $entry;
    }
    // #endregion submit

    // #region attachments
    /**
     * Saves the files of a draft area with an entry.
     *
     * @param int $entryid ID of the entry.
     * @param int $draftitemid ID of the draft area.
     */
    protected function save_attachments(int $entryid, int $draftitemid): void {
        file_save_draft_area_files(
            $draftitemid,
            $this->cm->context->id,
            'mod_tally',
            self::FILEAREA,
            $entryid,
            self::get_file_options()
        );
    }

    /**
     * Returns the options that the form and the storage share.
     *
     * @return array
     */
    public static function get_file_options(): array {
        return ['subdirs' => 0, 'maxfiles' => 3, 'accepted_types' => ['document', 'image']];
    }
    // #endregion attachments

    // #region completion
    /**
     * Updates the completion state of a participant after an entry was
     * submitted.
     *
     * @param int $userid ID of the participant.
     */
    protected function update_completion(int $userid): void {
        $completion = new \completion_info($this->cm->get_course());
        if ($completion->is_enabled($this->cm) && $this->tally->completionentries) {
            $completion->update_state($this->cm, COMPLETION_COMPLETE, $userid);
        }
    }
    // #endregion completion

    // #region group
    /**
     * Returns the group whose entries the current user is viewing.
     *
     * @return int ID of the group, 0 for all participants, or -1 for none.
     */
    public function get_current_group(): int {
        $groupid = groups_get_activity_group($this->cm, true);
        $isseparate = groups_get_activity_groupmode($this->cm) == SEPARATEGROUPS;
        if (!$groupid && $isseparate && !has_capability(
            'moodle/site:accessallgroups',
            $this->cm->context
        )) {
            return -1;
        }

        return (int) $groupid;
    }
    // #endregion group

    // #region entries
    /**
     * Returns the entries, newest first, with the names of the participants.
     *
     * @param int $groupid ID of a group, 0 for all participants, or -1 for
     *     none.
     * @return \stdClass[] Records, keyed by entry ID.
     */
    public function get_entries(int $groupid = 0): array {
        global $DB;

        $names = \core_user\fields::for_name()->get_sql('u', true);
        $params = $names->params + ['tallyid' => $this->tally->id];
        $join = '';
        if ($groupid) {
            $join = 'JOIN {groups_members} gm ON gm.userid = e.userid AND gm.groupid = :groupid';
            $params['groupid'] = $groupid;
        }

        return $DB->get_records_sql(
            "SELECT e.id, e.userid, e.value, e.timecreated{$names->selects}
               FROM {tally_entries} e
               JOIN {user} u ON u.id = e.userid
                    {$join}
              WHERE e.tallyid = :tallyid
           ORDER BY e.timecreated DESC, e.id DESC",
            $params
        );
    }
    // #endregion entries

    // #region total
    /**
     * Returns the sum of a participant's entries.
     *
     * @param int $userid ID of the participant.
     * @return int
     */
    public function get_total(int $userid): int {
        global $DB;

        $sql = 'SELECT SUM(value) FROM {tally_entries} WHERE tallyid = :tallyid AND userid = :userid';
        return (int) $DB->get_field_sql(
            $sql,
            ['tallyid' => $this->tally->id, 'userid' => $userid]
        );
    }
    // #endregion total

    // #region delete
    /**
     * Deletes the entries of some participants, including the attached files.
     *
     * @param int[] $userids IDs of the participants.
     */
    public function delete_entries(array $userids): void {
        global $DB;

        if (!$userids) {
            return;
        }

        [$insql, $params] = $DB->get_in_or_equal($userids, SQL_PARAMS_NAMED);
        $select = "tallyid = :tallyid AND userid {$insql}";
        $params['tallyid'] = $this->tally->id;

        get_file_storage()->delete_area_files_select(
            $this->cm->context->id,
            'mod_tally',
            self::FILEAREA,
            "IN (SELECT id FROM {tally_entries} WHERE {$select})",
            $params
        );
        $DB->delete_records_select('tally_entries', $select, $params);
        $this->purge_counts();
    }
    // #endregion delete

    // #region counts
    /**
     * Deletes the counts that tally_cm_info_view() keeps during the request.
     */
    protected function purge_counts(): void {
        \cache::make_from_params(
            \cache_store::MODE_REQUEST,
            'mod_tally',
            'entrycounts'
        )->delete($this->cm->course);
    }
    // #endregion counts
}
// #endregion class
