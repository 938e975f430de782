<?php
// What the samples of the page on frankenstyle need.

return [
    'samples' => [
        'local/greetings/classes/task/send_greeting.php send_greeting' => ['uncallable' => 'needs the data of a queued task'],
    ],
];
