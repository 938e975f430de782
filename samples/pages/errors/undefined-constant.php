<?php
// What the samples of the page on undefined constants need. The constant of the first sample was removed in 4.5.

return [
    'load' => ['message/lib.php'],
    'samples' => [
        'local/greetings/db/messages.php#1' => ['since' => '4.5'],
    ],
];
