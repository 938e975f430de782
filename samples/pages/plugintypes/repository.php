<?php
// What the samples of the page on repositories need.

return [
    'samples' => [
        'local/greetings/classes/local/cards.php#1' => ['skip' => 'needs a repository that users have set up'],
    ],
];
