<?php
// What the samples of the page on cross-database SQL need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'before' => function($stage) {
        global $CFG;

        require_once("{$CFG->dirroot}/cohort/lib.php");
        // Two greetings for one user, one for another, and two cohorts.
        $other = $stage->generator()->create_user();
        $generator = $stage->generator('local_greetings');
        $stage->get('greeting');
        $generator->create_message(['userid' => $stage->get('userid'), 'message' => 'Good morning']);
        $generator->create_message(['userid' => $other->id, 'message' => 'Good evening']);
        $staff = $stage->generator()->create_cohort(['name' => 'The morning team', 'idnumber' => 'STAFF']);
        $stage->generator()->create_cohort(['name' => 'Others', 'idnumber' => '']);
        cohort_add_member($staff->id, $stage->get('userid'));
        return ['otherid' => (int) $other->id, 'userids' => [$stage->get('userid'), (int) $other->id]];
    },
    'samples' => [
        'local/greetings/classes/manager.php#1' => [
            'check' => fn($stage) => Assert::assertCount(3, $stage->get('greetings')),
        ],
        'local/greetings/classes/manager.php#2' => [
            'check' => fn($stage) => Assert::assertCount(1, $stage->get('cohorts')),
        ],
        'local/greetings/classes/manager.php#3' => [
            'check' => fn($stage) => Assert::assertCount(1, $stage->get('cohorts')),
        ],
        'local/greetings/classes/manager.php#4' => [
            'check' => fn($stage) => Assert::assertNotEmpty($stage->get('greetings')),
        ],
        'local/greetings/classes/manager.php#5' => [
            'check' => fn($stage) => Assert::assertNotEmpty($stage->get('greetings')),
        ],
        'local/greetings/classes/manager.php#6' => [
            'check' => fn($stage) => Assert::assertIsArray($stage->get('cohorts')),
        ],
        'local/greetings/classes/manager.php#7' => [
            'check' => fn($stage) => Assert::assertContains('The morning team / STAFF', $stage->get('options')),
        ],
        'local/greetings/classes/manager.php#8' => [
            'check' => function($stage) {
                $ids = explode(',', $stage->get('idsbyuser')[$stage->get('userid')]);
                Assert::assertCount(2, $ids);
                Assert::assertLessThan($ids[1], $ids[0]);
            },
        ],
        'local/greetings/classes/manager.php#9' => [
            'before' => fn($stage) => set_user_preference('local_greetings_lastread', $stage->get('greetingid'), $stage->get('userid')) ? [] : [],
            'check' => fn($stage) => Assert::assertCount(1, $stage->get('lastread')),
        ],
        'local/greetings/classes/manager.php#10' => [
            'before' => function($stage) {
                set_user_preference('local_greetings_count', 3, $stage->get('userid'));
                set_user_preference('local_greetings_count', 4, $stage->get('otherid'));
            },
            'check' => fn($stage) => Assert::assertEquals(7, $stage->get('total')),
        ],
        'local/greetings/classes/manager.php#12' => [
            'check' => fn($stage) => Assert::assertSame(['STA' => '1'], $stage->get('totals')),
        ],
        'local/greetings/classes/manager.php#13' => [
            'check' => fn($stage) => Assert::assertEquals([$stage->get('userid')], $stage->get('userids')),
        ],
        'local/greetings/classes/manager.php#14' => [
            'check' => fn($stage) => Assert::assertEquals(42, $stage->get('answer')),
        ],
    ],
];
