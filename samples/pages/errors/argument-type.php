<?php
// What the samples of the page on arguments of the wrong type need.

return [
    'samples' => [
        'local/greetings/lib.php#1' => ['call' => fn() => local_greetings_can_send(null)],
    ],
];
