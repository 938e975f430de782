<?php
// The second sample reads the IDs that the URL contains.

return [
    'samples' => [
        'local/greetings/index.php#2' => [
            'request' => fn() => ['userids' => '3,4'],
            'check' => function($stage): void {
                PHPUnit\Framework\Assert::assertSame('userids=3%2C4', $stage->get('url')->get_query_string(false));
            },
        ],
    ],
];
