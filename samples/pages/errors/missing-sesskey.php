<?php
// Users open the page of the first sample without a session key.

return [
    'samples' => [
        'local/greetings/view.php#1' => [
            'before' => function($stage): void {
                $stage->request(['id' => '3']);
            },
        ],
        'local/greetings/view.php#2' => [
            'before' => function($stage): void {
                $stage->request(['id' => '3']);
            },
        ],
    ],
];
