<?php
// What the samples of the page on dynamic properties need.

return [
    'samples' => [
        'local/greetings/classes/output/badge.php#1' => ['call' => fn() => new local_greetings\output\badge('New')],
        'local/greetings/classes/output/badge.php#2' => ['call' => fn() => new local_greetings\output\badge('New')],
    ],
];
