<?php
// What the samples of the page on insecure configuration need.

return [
    'imports' => ['core\\check\\result'],
    'samples' => [
        'local/greetings/tests/check/limit_test.php test_get_result' => ['skip' => 'tests a class that the page shows in part'],
    ],
];
