<?php
// What the sample of the page on the XMLDB editor needs.

return [
    'samples' => [
        'local/greetings/db/upgrade.php#1' => [
            'before' => function() {
                // The editor writes this placeholder instead of the new version of the plugin.
                define('XXXXXXXXXX', 2099010100);
            },
            'check' => function() {
                global $DB;
                $columns = $DB->get_columns('local_greetings_messages', false);
                PHPUnit\Framework\Assert::assertArrayHasKey('timesent', $columns);
                PHPUnit\Framework\Assert::assertEquals(2099010100, get_config('local_greetings', 'version'));
            },
        ],
    ],
];
