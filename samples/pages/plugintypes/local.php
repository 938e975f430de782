<?php
// What the samples of the page on local plugins need.

return [
    'samples' => [
        'local/greetings/tests/observer_test.php test_user_created' => ['skip' => 'needs an observer that only this page has'],
    ],
];
