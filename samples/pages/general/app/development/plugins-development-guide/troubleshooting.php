<?php
// What the samples of the page on problems with plugins in the app need.

return [
    'variables' => [
        'templates' => fn() => [],
    ],
];
