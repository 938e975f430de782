<?php
// What the samples of the overview of security need.

return [
    'samples' => [
        'local/greetings/feed.php#2' => ['skip' => 'needs another server'],
    ],
];
