<?php
// What the samples of the list of common files need.

return [
    'samples' => [
        'local/greetings/index.php#1' => ['skip' => 'loads a library that the plugin does not have'],
    ],
];
