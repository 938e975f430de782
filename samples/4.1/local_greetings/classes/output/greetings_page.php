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

/**
 * The page with the greetings, and a short form for users who can send some.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class greetings_page implements \renderable, \templatable {
    /** @var \stdClass[] Records from message_store::get_page(). */
    protected $records;

    /** @var \context The context of the page. */
    protected $context;

    /**
     * Stores the data to show.
     *
     * @param \stdClass[] $records Records from message_store::get_page().
     * @param \context $context The context of the page.
     */
    public function __construct(array $records, \context $context) {
        $this->records = $records;
        $this->context = $context;
    }

    // #region export
    /**
     * Returns the data for the template local_greetings/greetings_page.
     *
     * @param \renderer_base $output Renderer.
     * @return array
     */
    public function export_for_template(\renderer_base $output): array {
        $muted = (bool) get_user_preferences('local_greetings_muted', 0);
        $recipients = [];
        foreach ($this->records as $record) {
            $recipients[$record->userid] = ['id' => $record->userid, 'fullname' => fullname($record)];
        }

        return [
            'cansend' => has_capability('local/greetings:send', $this->context),
            'sendurl' => (new \moodle_url(
                '/local/greetings/send.php'
            ))->out(false),
            'recipients' => array_values($recipients),
            'hasrecipients' => (bool) $recipients,
            'muted' => $muted,
            'muteurl' => (new \moodle_url('/local/greetings/index.php', [
                'muted' => (int) !$muted,
                'sesskey' => sesskey(),
            ]))->out(false),
            'picture' => $this->get_picture_url(),
        ] + (new greetings_list($this->records))->export_for_template($output);
    }
    // #endregion export

    // #region picture
    /**
     * Returns the URL of the picture that an administrator has uploaded.
     *
     * @return string|null
     */
    protected function get_picture_url(): ?string {
        $path = get_config('local_greetings', 'picture');
        if (!$path) {
            return null;
        }

        return \moodle_url::make_pluginfile_url(
            \context_system::instance()->id,
            'local_greetings',
            'picture',
            0,
            dirname($path) === '/' ? '/' : dirname($path) . '/',
            basename($path)
        )->out(false);
    }
    // #endregion picture
}
// #endregion class
