<?php
// What the samples of the page on the first column of get_records() need: a user with two greetings.

return [
    'samples' => [
        'local/greetings/classes/manager.php#1' => [
            'before' => function($stage): void {
                global $DB;

                foreach (['Good morning', 'Good evening'] as $message) {
                    $DB->insert_record('local_greetings_messages', (object) [
                        'userid' => get_admin()->id, 'courseid' => $stage->get('course')->id, 'message' => $message, 'timecreated' => time(),
                    ]);
                }
            },
        ],
    ],
];
