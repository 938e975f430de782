<?php
// What the samples of the page on activity modules need.

return [
    'variables' => [
        'info' => fn() => new cached_cm_info(),
    ],
];
