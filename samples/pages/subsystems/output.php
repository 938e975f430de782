<?php
// What the samples of the page on output need.

return [
    'samples' => [
        'local/greetings/manage.php#1' => ['skip' => 'needs a page of settings that the plugin does not have'],
        'mod/tally/report.php#1' => ['since' => '4.2.3'],
    ],
];
