<?php
// The form sends the IDs of two users.

return [
    'samples' => [
        'local/greetings/send.php#1' => [
            'request' => fn() => ['userids' => ['3', '4']],
        ],
        'local/greetings/send.php#2' => [
            'request' => fn() => ['userids' => ['3', '4']],
            'check' => function($stage): void {
                PHPUnit\Framework\Assert::assertSame([3, 4], $stage->get('userids'));
            },
        ],
    ],
];
