<?php
// What the samples of the page on leaked configuration need.

return [
    'variables' => [
        'host' => fn() => 'secret.example.com',
        'username' => fn() => 'robot',
        'password' => fn() => 'pa55word',
    ],
    'samples' => [
        'local/greetings/sync.php#2' => [
            'before' => function() {
                // The class that the page assumes.
                eval('namespace local_greetings; class client { public static function connect() { throw new \\Exception("No host"); } }');
            },
            'throws' => moodle_exception::class,
        ],
        'local/greetings/tests/sync_test.php test_error_reveals_nothing' => ['skip' => 'tests a class that the page does not show'],
    ],
];
