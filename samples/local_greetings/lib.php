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

/**
 * Functions of the greetings plugin that Moodle calls by name.
 *
 * @package    local_greetings
 * @copyright  2023 Your Name <you@example.com>
 * @license    https://www.gnu.org/copyleft/gpl.html GNU GPL v3 or later
 */

// #region frontpage
/**
 * Adds a link to the navigation of the front page.
 *
 * @param navigation_node $frontpage Front page node.
 * @param stdClass $course Course record of the front page.
 * @param \core\context $context Context of the front page.
 */
function local_greetings_extend_navigation_frontpage(
    navigation_node $frontpage,
    stdClass $course,
    \core\context $context
): void {
    if (has_capability('local/greetings:view', $context)) {
        $frontpage->add(
            get_string('pluginname', 'local_greetings'),
            new \core\url('/local/greetings/index.php'),
            navigation_node::TYPE_SETTING,
            null,
            'local_greetings'
        );
    }
}
// #endregion frontpage

// #region myprofile
/**
 * Adds the number of greetings to a profile page.
 *
 * @param \core_user\output\myprofile\tree $tree Tree of the profile page.
 * @param stdClass $user User whose profile it is.
 * @param bool $iscurrentuser Whether the user is viewing their own profile.
 * @param stdClass|null $course Course record if the profile is shown in a
 *     course.
 */
function local_greetings_myprofile_navigation(
    \core_user\output\myprofile\tree $tree,
    stdClass $user,
    bool $iscurrentuser,
    ?stdClass $course
): void {
    $context = \core\context\system::instance();
    if (isguestuser($user) || !has_capability(
        'local/greetings:view',
        $context
    )) {
        return;
    }
    if (!$iscurrentuser && !has_capability(
        'local/greetings:viewothers',
        $context
    )) {
        return;
    }

    $count = \local_greetings\message_store::count_for_user($user->id);
    $tree->add_node(new \core_user\output\myprofile\node(
        'miscellaneous',
        'local_greetings',
        get_string('greetingsreceived', 'local_greetings', $count),
        null,
        new \core\url('/local/greetings/index.php', ['userid' => $user->id])
    ));
}
// #endregion myprofile

// #region pluginfile
/**
 * Serves the picture that is shown next to greetings.
 *
 * @param stdClass|null $course Course record; null for this plugin.
 * @param stdClass|null $cm Course module record; null for this plugin.
 * @param \core\context $context Context of the file.
 * @param string $filearea Name of the file area.
 * @param array $args Remaining parts of the path: item ID, folders and file
 *     name.
 * @param bool $forcedownload Whether the browser must download the file instead
 *     of displaying it.
 * @param array $options Further options for sending the file.
 * @return bool False if the file doesn't exist; otherwise, the function doesn't
 *     return.
 */
function local_greetings_pluginfile(
    $course,
    $cm,
    \core\context $context,
    string $filearea,
    array $args,
    bool $forcedownload,
    array $options = []
): bool {
    if ($context->contextlevel != CONTEXT_SYSTEM || $filearea !== 'picture') {
        return false;
    }

    require_login(null, false);
    if (!has_capability('local/greetings:view', $context)) {
        return false;
    }

    // The first part of the path is the item id, which is always 0 here.
    array_shift($args);
    $filename = array_pop($args);
    $filepath = $args ? '/' . implode('/', $args) . '/' : '/';

    $file = get_file_storage()->get_file(
        $context->id,
        'local_greetings',
        $filearea,
        0,
        $filepath,
        $filename
    );
    if (!$file || $file->is_directory()) {
        return false;
    }

    send_stored_file($file, DAYSECS, 0, $forcedownload, $options);
    return true;
}
// #endregion pluginfile

// #region fragment
/**
 * Returns a user's greetings as HTML, for JavaScript.
 *
 * @param array $args Arguments of the request, including userid.
 * @return string
 */
function local_greetings_output_fragment_greetings(array $args): string {
    global $PAGE, $USER;

    // The context in $args comes from the request, so don't use it for this
    // check.
    $context = \core\context\system::instance();
    require_capability('local/greetings:view', $context);
    $userid = clean_param($args['userid'], PARAM_INT);
    if ($userid != $USER->id) {
        require_capability('local/greetings:viewothers', $context);
    }

    $list = new \local_greetings\output\greetings_list(
        \local_greetings\message_store::get_page(0, 10, $userid)
    );
    return $PAGE->get_renderer('local_greetings')->render($list);
}
// #endregion fragment

// #region userpreferences
/**
 * Declares the preferences that users can set for themselves.
 *
 * @return array[]
 */
function local_greetings_user_preferences(): array {
    return [
        'local_greetings_muted' => [
            'type' => PARAM_BOOL,
            'null' => NULL_NOT_ALLOWED,
            'default' => 0,
            'permissioncallback' => [core_user::class, 'is_current_user'],
        ],
    ];
}
// #endregion userpreferences

// #region inplaceeditable
/**
 * Stores a value that a user has edited in place.
 *
 * @param string $itemtype Type of the value.
 * @param int $itemid ID of a record in local_greetings_messages.
 * @param string $newvalue New text.
 * @return \core\output\inplace_editable|null
 */
function local_greetings_inplace_editable(
    string $itemtype,
    int $itemid,
    string $newvalue
): ?\core\output\inplace_editable {
    global $USER;

    if ($itemtype !== 'message') {
        return null;
    }

    $context = \core\context\system::instance();
    \core_external\external_api::validate_context($context);
    require_capability('local/greetings:send', $context);
    if (\local_greetings\message_store::get($itemid)->userid != $USER->id) {
        require_capability('local/greetings:viewothers', $context);
    }

    $message = trim(clean_param($newvalue, PARAM_TEXT));
    if ($message !== '') {
        \local_greetings\message_store::set_message($itemid, $message);
    }

    return new \local_greetings\output\editable_message(
        \local_greetings\message_store::get($itemid)
    );
}
// #endregion inplaceeditable

// #region statuschecks
/**
 * Returns the checks for the system status report.
 *
 * @return \core\check\check[]
 */
function local_greetings_status_checks(): array {
    return [new \local_greetings\check\retention()];
}
// #endregion statuschecks
