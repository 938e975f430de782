<?php
// Nobody is logged in on the command line.

return [
    'samples' => [
        'local/greetings/cli/remind.php#1' => [
            'before' => function($stage): void {
                $stage->user(null);
            },
        ],
    ],
];
