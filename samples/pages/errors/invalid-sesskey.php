<?php
// The key in the request of the first sample is from another session.

return [
    'samples' => [
        'local/greetings/delete.php#1' => [
            'before' => function($stage): void {
                $stage->request(['sesskey' => 'aB3dE5gH7j']);
            },
        ],
    ],
];
