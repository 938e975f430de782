<?php
// What the samples of the page on groups need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'load' => ['backup/util/includes/backup_includes.php', 'group/lib.php'],
    'variables' => [
        'feature' => fn() => FEATURE_GROUPS,
        'teamid' => fn() => 5,
        'context' => fn($stage) => $stage->is_in('mod/tally') ?
            context_module::instance($stage->get('cmid')) : context_course::instance($stage->get('courseid')),
    ],
    'samples' => [
        'mod/tally/backup/moodle2/backup_tally_stepslib.php#1' => [
            'before' => fn() => ['override' => new backup_nested_element('override', ['id'], ['groupid'])],
        ],
        'mod/tally/backup/moodle2/restore_tally_stepslib.php#1' => ['skip' => 'needs a running restore'],
        'local/greetings/index.php#2' => [
            'before' => function($stage) {
                groups_add_member($stage->get('groupid'), $stage->get('userid'));
            },
            'check' => fn($stage) => Assert::assertEquals([$stage->get('userid')], array_keys($stage->get('users'))),
        ],
        'mod/tally/classes/local/counter.php#3' => [
            'check' => fn($stage) => Assert::assertTrue($stage->get('cansubmit')),
        ],
        'local/greetings/index.php#3' => [
            'before' => function($stage) {
                $stage->get('groupid');
            },
            'check' => fn($stage) => Assert::assertEquals([$stage->get('groupid')], array_keys($stage->get('menu'))),
        ],
        'mod/tally/view.php#4' => [
            'check' => fn($stage) => Assert::assertSame([], $stage->get('groups')),
        ],
        'local/greetings/index.php#4' => [
            'before' => function($stage) {
                groups_add_member($stage->get('groupid'), $stage->get('userid'));
            },
            'check' => fn($stage) => Assert::assertEquals([$stage->get('groupid')], array_values($stage->get('groupids'))),
        ],
        'local/greetings/classes/manager.php#2' => [
            'check' => fn($stage) => Assert::assertSame('Greeters', groups_get_group_name($stage->get('groupid'))),
        ],
        'local/greetings/classes/manager.php#3' => [
            'check' => function($stage) {
                Assert::assertArrayHasKey($stage->get('groupid'), groups_get_all_groups($stage->get('courseid'), 0, $stage->get('groupingid')));
            },
        ],
        '4.1 local/greetings/classes/manager.php#4' => [
            'check' => fn($stage) => Assert::assertTrue(groups_is_member($stage->get('groupid'), $stage->get('userid'))),
        ],
        'local/greetings/classes/manager.php#5' => [
            'check' => fn($stage) => Assert::assertTrue(groups_is_member($stage->get('groupid'), $stage->get('userid'))),
        ],
        'local/greetings/lib.php local_greetings_allow_group_member_remove' => [
            'call' => fn() => Assert::assertFalse(local_greetings_allow_group_member_remove(1, 2, 3)),
        ],
    ],
];
