<?php
// What the samples of the page on the activity chooser need.

return [
    'samples' => [
        'mod/tally/tests/chooser_test.php test_content_items' => ['skip' => 'needs callbacks that only this page has'],
    ],
];
