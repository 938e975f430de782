<?php
// What the samples of the page on optional parameters need.

return [
    'samples' => [
        'local/greetings/lib.php#1' => ['uncallable' => 'the declaration raises the message'],
        'local/greetings/lib.php#2' => [
            'call' => fn($stage) => local_greetings_send_to('Good morning', $stage->get('userid')),
        ],
    ],
];
