<?php
// What the samples of the page on deprecation need.

return [
    'samples' => [
        'local/greetings/tests/behat/behat_local_greetings_deprecated.php i_post_a_greeting_to' => ['uncallable' => 'needs a browser'],
        'local/greetings/deprecatedlib.php#1' => [
            'raises' => ['local_greetings_post() is deprecated. Please use \local_greetings\manager::send() instead.'],
        ],
        'local/greetings/deprecatedlib.php#2' => ['throws' => coding_exception::class],
        'local/greetings/tests/deprecatedlib_test.php test_local_greetings_post' => [
            'skip' => 'tests a function that the page also shows as removed',
        ],
    ],
];
