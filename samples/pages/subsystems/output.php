<?php
// What the samples of the page on output need.

return [
    'samples' => [
        'mod/tally/report.php#1' => ['since' => '4.2.3'],
    ],
];
