<?php
// What the samples of the page on SQL injection need.

return [
    'samples' => [
        '#5' => ['before' => fn($stage) => ['id' => $stage->get('entryid')]],
    ],
];
