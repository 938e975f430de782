<?php
// What the samples of the page on tables without privacy metadata need.

return [
    'samples' => [
        'local/greetings/classes/privacy/provider.php#1' => [
            // Runs the test of the core.
            'call' => function() {
                global $CFG;
                require_once("{$CFG->dirroot}/privacy/tests/privacy/provider_test.php");
                $test = new core_privacy\privacy\provider_test('test_table_coverage');
                $test->test_table_coverage('local_greetings', local_greetings\privacy\provider::class);
            },
        ],
    ],
];
