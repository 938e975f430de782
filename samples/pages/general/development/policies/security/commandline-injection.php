<?php
// What the samples of the page on command injection need.

return [
    'variables' => [
        'program' => fn() => '/bin/cat',
        'source' => fn() => '/dev/null',
    ],
];
