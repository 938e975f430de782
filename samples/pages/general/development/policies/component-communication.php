<?php
// What the samples of the page on communication between components need.

return [
    'variables' => [
        'component' => fn() => 'mod_tally',
    ],
];
