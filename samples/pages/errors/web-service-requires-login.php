<?php
// What the samples of the page on functions that require login need.

return [
    'load' => class_exists('core_external\external_api') ? [] : ['lib/externallib.php'],
    'imports' => ['core_external\external_api', 'external_api'],
    'samples' => [
        'local/greetings/classes/task/send_reminders.php#1' => [
            // In tests, scripts without cookies are allowed, so nobody is logged in instead.
            'before' => function($stage) {
                $userid = $stage->get('userid');
                advanced_testcase::setUser(0);
                return ['userid' => $userid];
            },
        ],
    ],
];
