<?php
// What the samples of the page on database drivers need.

return [
    'samples' => [
        'local/greetings/classes/importer.php#1' => ['skip' => 'needs another server'],
    ],
];
