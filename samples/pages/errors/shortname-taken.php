<?php
// A course has this short name already.

return [
    'variables' => [
        'categoryid' => fn($stage) => (int) $stage->generator()->create_course(['shortname' => 'WELCOME'])->category,
    ],
    'samples' => [
        'local/greetings/classes/manager.php#2' => [
            'before' => fn($stage) => ['categoryid' => (int) $stage->generator()->create_course(['shortname' => 'OTHER'])->category],
        ],
        'local/greetings/classes/manager.php#3' => [
            'before' => function($stage): void {
                $stage->get('categoryid');
            },
            'check' => function($stage): void {
                PHPUnit\Framework\Assert::assertSame('WELCOME_2', $stage->get('shortname'));
            },
        ],
    ],
    'load' => ['course/lib.php'],
];
