<?php
// What the samples of the page on repeated form elements need.

return [
    'variables' => [
        'elements' => fn() => [],
        'count' => fn() => 2,
    ],
];
