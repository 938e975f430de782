<?php
// What the samples of the page on invalid responses need.

return [
    'imports' => ['core_external\external_api', 'external_api', 'local_greetings\external\send_greeting'],
    'samples' => [
        'local/greetings/classes/external/send_greeting.php#1' => [
            // The server compares what the function returns with its description.
            'check' => function($stage) {
                $class = local_greetings\external\send_greeting::class;
                $class::clean_returnvalue($class::execute_returns(), $stage->get('return'));
            },
        ],
        'local/greetings/classes/external/send_greeting.php#2' => [
            'check' => function($stage) {
                $class = local_greetings\external\send_greeting::class;
                $class::clean_returnvalue($class::execute_returns(), $stage->get('return'));
            },
        ],
    ],
];
