<?php
// What the samples of the page on return values need.

return [
    'samples' => [
        'local/greetings/lib.php#1' => ['call' => fn() => local_greetings_draft()],
        'local/greetings/lib.php#2' => ['call' => fn() => local_greetings_draft()],
    ],
];
