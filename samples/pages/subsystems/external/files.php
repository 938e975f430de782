<?php
// What the samples of the page on files in web services need.

return [
    'samples' => [
        'mod/tally/classes/external/get_attachments.php execute' => ['uncallable' => 'the page leaves out its parameters'],
        'mod/tally/tests/external/save_attachments_test.php#1' => [
            'before' => fn($stage) => ['student' => $stage->get('user')],
        ],
    ],
];
