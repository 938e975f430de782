<?php
// What the samples of the page on missing records need: a greeting that has been deleted.

return [
    'samples' => [
        'local/greetings/view.php#1' => ['before' => fn() => ['messageid' => 0]],
        'local/greetings/view.php#2' => ['before' => fn() => ['messageid' => 0]],
    ],
];
