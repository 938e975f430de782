<?php
// What the samples of the page on mappings of events need.

return [
    'samples' => [
        // The restore of logs asks the class.
        'local/greetings/classes/event/greeting_read.php#1' => [
            'call' => fn() => local_greetings\event\greeting_read::get_other_mapping(),
        ],
    ],
];
