<?php
// What the samples of the page on unknown tokens need.

return [
    'load' => ['webservice/lib.php'],
    'samples' => [
        'local/greetings/upload.php#1' => [
            'before' => fn() => set_config('enablewebservices', 1) ? [] : [],
            'request' => fn() => ['token' => md5('unknown')],
        ],
    ],
];
