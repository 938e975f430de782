<?php
// What the samples of the page on file converters need.

return [
    'samples' => [
        'mod/tally/classes/task/convert_attachments.php execute' => [
            'extends' => 'core\\task\\adhoc_task',
            'uncallable' => 'needs the data of a queued task',
        ],
        'mod/tally/tests/local/pdf_test.php test_no_converter' => ['skip' => 'needs a class that the page shows in two parts'],
    ],
];
