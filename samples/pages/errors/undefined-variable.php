<?php
// What the samples of the page on undefined variables need.

return [
    'samples' => [
        'local/greetings/lib.php#1' => ['call' => fn() => local_greetings_count()],
        'local/greetings/lib.php#2' => ['call' => fn() => local_greetings_count()],
    ],
];
