<?php
// What the samples of the page on feedback plugins need.

return [
    'samples' => [
        'mod/assign/feedback/greetings/locallib.php#5' => ['skip' => 'needs a method that the plugin does not have'],
    ],
    'variables' => [
        'grade' => fn() => false,
        'this' => function($stage) {
            global $CFG;
            require_once("{$CFG->dirroot}/mod/assign/locallib.php");
            $cm = $stage->generator()->create_module('assign', ['course' => $stage->get('courseid')]);
            $assign = new assign(context_module::instance($cm->cmid), null, null);
            return $assign->get_feedback_plugin_by_type('greetings');
        },
    ],
];
