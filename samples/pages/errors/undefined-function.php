<?php
// What the samples of the page on undefined functions need.

return [
    'samples' => [
        'local/greetings/view.php#1' => ['throws' => moodle_exception::class],
    ],
];
