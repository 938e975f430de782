<?php
// What the samples of the page on return types of built-in interfaces need.

return [
    'samples' => [
        'local/greetings/classes/board.php#1' => ['call' => fn() => new local_greetings\board()],
        'local/greetings/classes/board.php#2' => ['call' => fn() => new local_greetings\board()],
    ],
];
