<?php
// What the samples of the page on classes of tasks need.

return [
    'samples' => [
        'local/greetings/cli/tasks.php#1' => [
            // A task that was queued before its class was renamed.
            'before' => function() {
                global $DB;
                $DB->insert_record('task_adhoc', [
                    'component' => 'local_greetings',
                    'classname' => '\local_greetings\task\send_message',
                    'nextruntime' => time() - 1,
                    'customdata' => '{}',
                    'timecreated' => time(),
                ]);
                return [];
            },
        ],
    ],
];
