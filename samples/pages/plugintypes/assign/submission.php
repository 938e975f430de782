<?php
// What the samples of the page on submission plugins need.

return [
    'variables' => [
        'timestart' => fn() => time() + DAYSECS,
        'this' => function($stage) {
            global $CFG;
            require_once("{$CFG->dirroot}/mod/assign/locallib.php");
            $cm = $stage->generator()->create_module('assign', ['course' => $stage->get('courseid')]);
            $assign = new assign(context_module::instance($cm->cmid), null, null);
            return $assign->get_submission_plugin_by_type('tally');
        },
    ],
];
