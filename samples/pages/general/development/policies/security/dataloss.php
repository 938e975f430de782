<?php
// What the samples of the page on data loss need.

return [
    'variables' => [
        'listurl' => fn() => new moodle_url('/local/greetings/index.php'),
    ],
];
