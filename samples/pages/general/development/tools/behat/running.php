<?php
// What the samples of the page on running Behat need.

return [
    'samples' => [
        'config.php#2' => ['skip' => 'names a file of the reader'],
    ],
];
