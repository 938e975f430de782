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
 * Shows users their latest greetings.
 *
 * @package    block_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class block_greetings extends block_base {
    // #region init
    /**
     * Sets the title. The configuration is not loaded yet.
     */
    public function init(): void {
        $this->title = get_string('pluginname', 'block_greetings');
    }
    // #endregion init

    // #region specialization
    /**
     * Sets the title from the configuration, if it has one.
     */
    public function specialization(): void {
        if (isset($this->config->title) && trim($this->config->title) !== '') {
            $this->title = format_string(
                $this->config->title,
                true,
                ['context' => $this->context]
            );
        }
    }
    // #endregion specialization

    // #region content
    /**
     * Returns the content of the block.
     *
     * @return stdClass
     */
    public function get_content(): stdClass {
        global $USER;

        if ($this->content !== null) {
            return $this->content;
        }

        $this->content = (object) ['text' => '', 'footer' => ''];
        if (!isloggedin() || isguestuser() || !has_capability(
            'local/greetings:view',
            \core\context\system::instance()
        )) {
            return $this->content;
        }

        $number = $this->config->number ?? get_config('block_greetings', 'number');
        $latest = new \block_greetings\output\latest($USER->id, (int) $number);
        $renderer = $this->page->get_renderer('core');
        $this->content->text = $renderer->render_from_template(
            'block_greetings/latest',
            $latest->export_for_template($renderer)
        );
        $this->content->footer = \core\output\html_writer::link(
            new \core\url('/local/greetings/index.php'),
            get_string('allgreetings', 'block_greetings')
        );

        return $this->content;
    }
    // #endregion content

    // #region formats
    /**
     * Returns the page types on which users can add the block.
     *
     * @return bool[]
     */
    public function applicable_formats(): array {
        return [
            'site-index' => true,
            'course-view' => true,
            'my' => true,
        ];
    }
    // #endregion formats

    // #region multiple
    /**
     * Returns whether a page can have several instances.
     *
     * @return bool
     */
    public function instance_allow_multiple(): bool {
        return true;
    }
    // #endregion multiple

    // #region config
    /**
     * Returns whether the block has site-wide settings.
     *
     * @return bool
     */
    public function has_config(): bool {
        return true;
    }
    // #endregion config

    // #region external
    /**
     * Returns the settings for the mobile app. None of them is secret.
     *
     * @return stdClass
     */
    public function get_config_for_external(): stdClass {
        return (object) [
            'instance' => $this->config ?? new stdClass(),
            'plugin' => get_config('block_greetings'),
        ];
    }
    // #endregion external
}
// #endregion class
