<?php
// What the samples of the page on user preferences need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'variables' => [
        'name' => fn() => 'local_greetings_muted',
        'value' => fn() => '1',
    ],
    'samples' => [
        'local/greetings/classes/notifier.php#1' => [
            'check' => function($stage, $output) {
                Assert::assertSame('1', get_user_preferences('local_greetings_muted'));
                Assert::assertNotSame('', $output);
            },
        ],
        'local/greetings/classes/notifier.php#2' => [
            'check' => function($stage) {
                Assert::assertSame(0, $stage->get('ismuted'));
                Assert::assertNull(get_user_preferences('local_greetings_muted', null, $stage->get('recipient')));
            },
        ],
        'local/greetings/classes/notifier.php#3' => [
            'before' => function($stage) {
                // Another process changes the preference after this one has loaded it.
                get_user_preferences('local_greetings_muted', 0, $stage->get('recipient'));
                $other = core_user::get_user($stage->get('userid'));
                set_user_preference('local_greetings_muted', 1, $other);
            },
            'check' => fn($stage) => Assert::assertSame('1', $stage->get('ismuted')),
        ],
        'local/greetings/index.php#1' => [
            'before' => function($stage) {
                $stage->request(['muted' => 1, 'sesskey' => sesskey()]);
            },
            'check' => fn() => Assert::assertSame('1', get_user_preferences('local_greetings_muted')),
        ],
        'local/greetings/classes/manager.php#1' => [
            // Users may edit the preferences of this plugin for themselves only.
            'before' => fn() => ['user' => $GLOBALS['USER']],
            'check' => function() {
                Assert::assertSame('1', get_user_preferences('local_greetings_muted'));
            },
        ],
    ],
];
