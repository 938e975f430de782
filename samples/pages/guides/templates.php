<?php
// What the samples of the guide to templates need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'variables' => [
        'data' => fn() => [],
    ],
    'samples' => [
        'local/greetings/index.php#1' => [
            'check' => function($stage, $output) {
                Assert::assertStringContainsString('Good morning', $output);
                Assert::assertStringContainsString('Alex Example', $output);
            },
        ],
        'local/greetings/index.php#2' => [
            // Spaces at both ends are removed.
            'check' => fn($stage) => Assert::assertSame(trim($stage->get('html')), $stage->get('html')),
        ],
        'local/greetings/classes/output/course_summary.php export_for_template' => ['uncallable' => 'the page leaves out its constructor'],
    ],
];
