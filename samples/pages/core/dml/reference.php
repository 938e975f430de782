<?php
// What the samples of the reference of the data manipulation API need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'variables' => [
        'time' => fn($stage) => $stage->get('greeting')->timecreated,
    ],
    'samples' => [
        'local/greetings/classes/manager.php#2' => [
            'check' => fn($stage) => Assert::assertSame(['id', 'message'], array_keys((array) $stage->get('greeting'))),
        ],
    ],
];
