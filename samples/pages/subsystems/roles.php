<?php
// What the samples of the page on roles need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'before' => function($stage) {
        if ($stage->is_in('local/greetings/tests')) {
            return [];
        }
        return ['roleid' => (int) $stage->generator()->create_role(['shortname' => 'greeter', 'archetype' => 'student'])];
    },
    'variables' => [
        'step' => fn() => new stdClass(),
        'data' => fn($stage) => (object) [
            'roleid' => $stage->get('roleid'),
            'userid' => $stage->get('userid'),
            'contextid' => context_system::instance()->id,
        ],
    ],
    'samples' => [
        'local/greetings/tests/observer_test.php test_sender_becomes_greeter' => ['skip' => 'needs an observer that only this page has'],
        'local/greetings/db/uninstall.php#1' => [
            'before' => function($stage) {
                role_assign($stage->get('roleid'), $stage->get('userid'), context_system::instance(), 'local_greetings');
            },
            'check' => fn() => Assert::assertFalse($GLOBALS['DB']->record_exists('role_assignments', ['component' => 'local_greetings'])),
        ],
        'local/greetings/assign.php#1' => [
            'before' => function($stage) {
                set_role_contextlevels($stage->get('roleid'), [CONTEXT_SYSTEM]);
                $stage->request([
                    'userid' => $stage->get('userid'),
                    'roleid' => $stage->get('roleid'),
                    'sesskey' => sesskey(),
                ]);
            },
            'check' => fn($stage) => Assert::assertTrue(user_has_role_assignment($stage->get('userid'), $stage->get('roleid'))),
        ],
        'local/greetings/classes/manager.php#1' => [
            'before' => function($stage) {
                $context = $stage->get('coursecontext');
                role_assign($stage->get('roleid'), $stage->get('userid'), $context, 'local_greetings');
                return ['context' => $context];
            },
            'check' => fn($stage) => Assert::assertFalse(user_has_role_assignment($stage->get('userid'), $stage->get('roleid'))),
        ],
        'mod/tally/classes/local/counter.php#1' => [
            'check' => function($stage) {
                Assert::assertFalse(has_capability('mod/tally:submit', $stage->get('context'), $stage->get('userid')));
            },
        ],
        'local/greetings/classes/manager.php#2' => [
            'before' => function($stage) {
                role_assign($stage->get('roleid'), $stage->get('userid'), $stage->get('context'));
            },
            'check' => function($stage, $output) {
                Assert::assertSame("greeter in context {$stage->get('context')->id}\n", $output);
            },
        ],
        'mod/tally/view.php#1' => [
            'check' => fn($stage, $output) => Assert::assertStringContainsString('Student', $output),
        ],
        'local/greetings/lib.php local_greetings_restore_role_assignment' => [
            'call' => function($stage) {
                Assert::assertTrue(local_greetings_restore_role_assignment($stage->get('step'), $stage->get('data')));
                Assert::assertTrue(user_has_role_assignment($stage->get('userid'), $stage->get('roleid')));
            },
        ],
    ],
];
