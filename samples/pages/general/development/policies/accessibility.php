<?php
// What the samples of the page on accessibility need.

return [
    'variables' => [
        'deleteurl' => fn() => new moodle_url('/local/greetings/delete.php'),
        'sendurl' => fn() => new moodle_url('/local/greetings/send.php'),
    ],
];
