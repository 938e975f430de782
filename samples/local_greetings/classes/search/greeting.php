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
namespace local_greetings\search;

use core_search\document;
use core_search\document_factory;

/**
 * Search area for greetings.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */
class greeting extends \core_search\base {
    // #region recordset
    /**
     * Returns the greetings that were added since the last indexing.
     *
     * @param int $modifiedfrom Unix timestamp of the oldest greeting to return.
     * @param \core\context|null $context The context to index; null for the
     *     whole site.
     * @return \moodle_recordset|null
     */
    public function get_document_recordset(
        $modifiedfrom = 0,
        ?\core\context $context = null
    ) {
        global $DB;

        if ($context && $context->contextlevel != CONTEXT_SYSTEM) {
            return null;
        }

        return $DB->get_recordset_select(
            'local_greetings_messages',
            'timecreated >= :from',
            ['from' => $modifiedfrom],
            'timecreated ASC'
        );
    }
    // #endregion recordset

    // #region document
    /**
     * Creates the document for one greeting.
     *
     * @param \stdClass $record Record from local_greetings_messages.
     * @param array $options Options of the indexing.
     * @return document
     */
    public function get_document($record, $options = []) {
        $document = document_factory::instance(
            $record->id,
            $this->componentname,
            $this->areaname
        );
        $document->set('title', shorten_text($record->message, 60));
        $document->set(
            'content',
            content_to_text($record->message, FORMAT_PLAIN)
        );
        $document->set('contextid', \core\context\system::instance()->id);
        $document->set('courseid', SITEID);
        $document->set('userid', $record->userid);
        $document->set('owneruserid', \core_search\manager::NO_OWNER_ID);
        $document->set('modified', $record->timecreated);
        $lastindexed = $options['lastindexedtime'] ?? 0;
        $document->set_is_new($lastindexed < $record->timecreated);

        return $document;
    }
    // #endregion document

    // #region access
    /**
     * Returns whether the current user can see a greeting.
     *
     * @param int $id ID of a record in local_greetings_messages.
     * @return int
     */
    public function check_access($id) {
        global $DB, $USER;

        $userid = $DB->get_field(
            'local_greetings_messages',
            'userid',
            ['id' => $id]
        );
        if ($userid === false) {
            return \core_search\manager::ACCESS_DELETED;
        }

        $capability = $userid == $USER->id
            ? 'local/greetings:view'
            : 'local/greetings:viewothers';
        $canview = has_capability(
            $capability,
            \core\context\system::instance()
        );
        return $canview
            ? \core_search\manager::ACCESS_GRANTED
            : \core_search\manager::ACCESS_DENIED;
    }
    // #endregion access

    // #region urls
    /**
     * Returns the page that shows the greeting.
     *
     * @param document $doc The document.
     * @return \core\url
     */
    public function get_doc_url(document $doc) {
        return new \core\url(
            '/local/greetings/view.php',
            ['id' => $doc->get('itemid')]
        );
    }

    /**
     * Returns the page that lists the greetings.
     *
     * @param document $doc The document.
     * @return \core\url
     */
    public function get_context_url(document $doc) {
        return new \core\url('/local/greetings/index.php');
    }
    // #endregion urls
}
// #endregion class
