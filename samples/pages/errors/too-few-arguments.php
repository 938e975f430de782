<?php
// What the samples of the page on missing arguments need.

return [
    'samples' => [
        'local/greetings/lib.php#2' => ['call' => fn() => local_greetings_greet('Alex')],
    ],
];
