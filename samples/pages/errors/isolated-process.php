<?php
// What the samples of the page on isolated tests need. Versions before 4.2 load the file in all tests.

return [
    'samples' => [
        'local/greetings/tests/external_test.php#1' => ['since' => '4.2'],
        'local/greetings/tests/external_test.php#2' => ['since' => '4.2'],
    ],
];
