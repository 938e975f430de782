<?php
// What the samples of the page on database exceptions have to result in.

use PHPUnit\Framework\Assert;

return [
    'samples' => [
        'local/greetings/classes/manager.php#2' => [
            'before' => fn($stage) => ['greeting' => (object) [
                'userid' => $stage->get('userid'),
                'message' => 'Good morning',
                'timecreated' => time(),
            ]],
            'check' => fn($stage) => Assert::assertTrue(
                $GLOBALS['DB']->record_exists('local_greetings_messages', ['userid' => $stage->get('userid')])
            ),
        ],
    ],
];
