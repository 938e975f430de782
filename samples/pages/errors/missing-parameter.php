<?php
// The request of the first sample has no parameter.

return [
    'samples' => [
        'local/greetings/edit.php#1' => [
            'before' => fn($stage) => ['id' => null],
        ],
    ],
];
