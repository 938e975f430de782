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
namespace local_greetings\form;

/**
 * Form to write a greeting in a modal.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class message_modal extends \core_form\dynamic_form {
    // #region definition
    /**
     * Defines the fields. The modal adds the buttons.
     */
    protected function definition(): void {
        message_form::add_fields($this->_form);
    }

    /**
     * Validates the values.
     *
     * @param array $data Submitted values.
     * @param array $files Uploaded files.
     * @return string[] Errors by field name.
     */
    public function validation($data, $files): array {
        return parent::validation(
            $data,
            $files
        ) + message_form::validate_fields($data);
    }
    // #endregion definition

    // #region access
    /**
     * Returns the context that the form belongs to.
     *
     * @return \context
     */
    protected function get_context_for_dynamic_submission(): \core\context {
        return \core\context\system::instance();
    }

    /**
     * Throws an exception if the current user isn't allowed to use the form.
     */
    protected function check_access_for_dynamic_submission(): void {
        require_capability(
            'local/greetings:send',
            $this->get_context_for_dynamic_submission()
        );
    }
    // #endregion access

    // #region data
    /**
     * Fills in the values that the page passes.
     */
    public function set_data_for_dynamic_submission(): void {
        $this->set_data([
            'userid' => $this->optional_param('userid', null, PARAM_INT),
            'message' => $this->optional_param('message', '', PARAM_TEXT),
        ]);
    }
    // #endregion data

    // #region process
    /**
     * Sends the greeting.
     *
     * @return array Data for the script on the page.
     */
    public function process_dynamic_submission(): array {
        $data = $this->get_data();

        return ['id' => \local_greetings\manager::send(
            $data->userid,
            $data->message
        )];
    }
    // #endregion process

    // #region url
    /**
     * Returns the URL of the page that shows the form.
     *
     * @return \core\url
     */
    protected function get_page_url_for_dynamic_submission(): \core\url {
        return new \core\url('/local/greetings/index.php');
    }
    // #endregion url
}
// #endregion class
