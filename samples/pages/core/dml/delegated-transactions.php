<?php
// What the samples of the page on transactions have to result in.

use PHPUnit\Framework\Assert;

return [
    'samples' => [
        'local/greetings/classes/manager.php#1' => [
            'before' => fn($stage) => ['greeting' => (object) [
                'userid' => $stage->get('userid'),
                'message' => 'Good morning',
                'timecreated' => time(),
            ]],
            'check' => function($stage) {
                Assert::assertSame('Good morning', file_get_contents($stage->get('pathname')));
                Assert::assertTrue($stage->get('transaction')->is_disposed());
                Assert::assertTrue(
                    $GLOBALS['DB']->record_exists('local_greetings_messages', ['userid' => $stage->get('userid')])
                );
            },
        ],
    ],
];
