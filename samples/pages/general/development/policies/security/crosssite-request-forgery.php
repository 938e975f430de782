<?php
// What the samples of the page on cross-site request forgery need.

return [
    'variables' => [
        'listurl' => fn() => new moodle_url('/local/greetings/index.php'),
    ],
];
