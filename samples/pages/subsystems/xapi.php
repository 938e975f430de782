<?php
// What the samples of the page on xAPI need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'samples' => [
        'mod/tally/view.php#2' => [
            'check' => fn($stage) => Assert::assertSame('submitted', $stage->get('name')),
        ],
        'mod/tally/tests/xapi/handler_test.php#1' => [
            'check' => function($stage) {
                $statement = json_decode(json_encode($stage->get('statement')));
                Assert::assertSame(42, $statement->result->score->raw);
                Assert::assertSame('Agent', $statement->actor->objectType);
            },
        ],
        'mod/tally/view.php#3' => ['skip' => 'needs an H5P package'],
    ],
];
