<?php
// What the samples of the page on undefined functions need.

return [
    'samples' => [
        // 4.1 still has the function.
        'local/greetings/view.php#1' => ['since' => '4.5.0'],
        'local/greetings/view.php#2' => ['throws' => moodle_exception::class],
    ],
];
