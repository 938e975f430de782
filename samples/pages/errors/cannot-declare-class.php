<?php
// What the samples of the page on classes with the same name need.

return [
    'samples' => [
        'local/greetings/classes/comment.php#1' => ['load' => ['comment/lib.php']],
        'filter/greetings/filter.php#1' => ['load' => ['lib/filterlib.php']],
    ],
];
