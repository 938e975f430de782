<?php
// What the samples of the page on undefined variables need.

return [
    'samples' => [
        'local/greetings/lib.php#1' => ['call' => fn() => local_greetings_is_manager()],
        'local/greetings/lib.php#2' => ['call' => fn() => local_greetings_is_manager()],
    ],
];
