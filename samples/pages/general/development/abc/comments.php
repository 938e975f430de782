<?php
// What the samples of the page on comments need.

return [
    'samples' => [
        'local/greetings/classes/manager.php#4' => ['uncallable' => 'calls a method that the page does not show'],
        'local/greetings/classes/manager.php send_due' => ['uncallable' => 'calls a method that the page does not show'],
    ],
];
