<?php
// What the samples of the page on locks that are not released need.

return [
    // Otherwise, performance data could keep the lock until the process ends.
    'before' => function() {
        global $CFG;
        $CFG->perfdebug = 0;
        return [];
    },
    'samples' => [
        'local/greetings/locallib.php#1' => [
            // In the proof on 4.1, the lock exists until the process ends.
            'since' => '4.5.0',
            'call' => fn() => local_greetings_send_all([]),
        ],
        'local/greetings/locallib.php#2' => ['call' => fn() => local_greetings_send_all([])],
    ],
];
