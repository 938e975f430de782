<?php
// What the samples of the page on users need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'load' => ['user/lib.php', 'user/selector/lib.php'],
    'variables' => [
        'password' => fn() => 'Prove-1234',
        'search' => fn($stage) => $stage->get('user')->firstname,
    ],
    'samples' => [
        'local/greetings/people.php#1' => [
            'before' => function($stage) {
                $stage->request(['id' => $stage->get('courseid'), 'sesskey' => sesskey()]);
            },
        ],
        'local/greetings/view.php#1' => [
            'check' => fn($stage, $output) => Assert::assertSame(str_repeat(fullname($stage->get('user')), 2), $output),
        ],
        'local/greetings/classes/message_store.php#1' => [
            'before' => fn($stage) => ['id' => $stage->get('userid')],
            'check' => function($stage) {
                Assert::assertSame(fullname($stage->get('user')), $stage->get('names')[$stage->get('userid')]);
            },
        ],
        'local/greetings/classes/message_store.php#2' => [
            'before' => function($stage) {
                $stage->get('greeting');
            },
            'check' => function($stage) {
                $message = current($stage->get('messages'));
                Assert::assertEquals($stage->get('userid'), $message->userid);
                Assert::assertObjectHasAttribute('usercity', $message);
            },
        ],
        'local/greetings/view.php#2' => [
            'check' => fn($stage, $output) => Assert::assertStringContainsString('size-64', $output),
        ],
        'local/greetings/view.php#3' => [
            'check' => fn($stage) => Assert::assertStringContainsString('/user/view.php?id=', $stage->get('name')),
        ],
        'local/greetings/lib.php local_greetings_control_view_profile' => [
            'call' => function($stage) {
                $user = $stage->get('user');
                Assert::assertSame(core_user::VIEWPROFILE_DO_NOT_PREVENT, local_greetings_control_view_profile($user));
                set_user_preference('local_greetings_muted', 1, $user);
                Assert::assertSame(core_user::VIEWPROFILE_PREVENT, local_greetings_control_view_profile($user));
            },
        ],
        'local/greetings/classes/manager.php#2' => [
            'before' => function($stage) {
                $stage->generator()->create_custom_profile_field(['shortname' => 'team', 'name' => 'Team', 'datatype' => 'text']);
            },
            'check' => fn($stage) => Assert::assertSame('Walkers', profile_user_record($stage->get('userid'))->team),
        ],
        'local/greetings/classes/manager.php#3' => [
            'check' => fn($stage) => Assert::assertSame('alex', core_user::get_user($stage->get('userid'))->username),
        ],
        'local/greetings/classes/manager.php#4' => [
            'check' => fn($stage) => Assert::assertSame('Perth', core_user::get_user($stage->get('userid'))->city),
        ],
        'local/greetings/classes/manager.php#5' => [
            'check' => fn($stage) => Assert::assertEquals(1, core_user::get_user($stage->get('userid'))->suspended),
        ],
    ],
];
