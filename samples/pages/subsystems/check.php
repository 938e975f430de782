<?php
// What the samples of the page on checks need.

return [
    'load' => ['lib/clilib.php'],
    'imports' => ['core\\check\\result'],
    'variables' => [
        'old' => fn() => 3,
    ],
];
