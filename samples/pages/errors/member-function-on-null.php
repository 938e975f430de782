<?php
// What the samples of the page on methods of null need.

return [
    'samples' => [
        'local/greetings/lib.php#1' => ['call' => fn() => local_greetings_section_count()],
        'local/greetings/lib.php#2' => ['call' => fn() => local_greetings_section_count()],
    ],
];
