<?php
// What the samples of the page on checks need.

return [
    'load' => ['lib/clilib.php'],
    'variables' => [
        'old' => fn() => 3,
    ],
];
