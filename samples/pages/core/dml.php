<?php
// What the samples of the page on the data manipulation API need, and what they have to result in.

use PHPUnit\Framework\Assert;

/** Number of greetings, of one user if one is given. */
$count = fn(array $conditions = []): int => $GLOBALS['DB']->count_records('local_greetings_messages', $conditions);

return [
    'variables' => [
        'time' => fn($stage) => $stage->get('greeting')->timecreated,
        'id' => fn($stage) => $stage->get('greetingid'),
    ],
    'before' => function($stage) {
        // Two greetings for one user, and one for another.
        $other = $stage->generator()->create_user();
        $generator = $stage->generator('local_greetings');
        $stage->get('greeting');
        $generator->create_message(['userid' => $stage->get('userid'), 'message' => 'Good morning, 100%']);
        $generator->create_message(['userid' => $other->id, 'message' => 'Good evening']);
        return ['otherid' => (int) $other->id, 'userids' => [$stage->get('userid'), (int) $other->id]];
    },
    'samples' => [
        'local/greetings/classes/manager.php#1' => [
            'check' => function($stage) {
                Assert::assertIsInt($stage->get('id'));
                Assert::assertSame('Good morning', $stage->get('greeting')->message);
                Assert::assertCount(3, $stage->get('greetings'));
            },
        ],
        'local/greetings/classes/manager.php#2' => [
            'check' => fn($stage) => Assert::assertArrayHasKey($stage->get('greetingid'), $stage->get('greetings')),
        ],
        'local/greetings/classes/manager.php#3' => [
            'check' => fn($stage) => Assert::assertCount(2, $stage->get('greetings')),
        ],
        'local/greetings/classes/manager.php#4' => [
            'check' => function($stage) {
                Assert::assertSame(['id', 'userid'], array_keys((array) $stage->get('greeting')));
                Assert::assertEquals($stage->get('greeting')->userid, $stage->get('userid'));
                Assert::assertIsNumeric($stage->get('latest'));
            },
        ],
        'local/greetings/classes/manager.php#5' => [
            'check' => fn($stage, $output) => Assert::assertCount(2, explode("\n", trim($output))),
        ],
        '#2' => [
            'check' => fn($stage) => Assert::assertCount(3, $stage->get('greetings')),
        ],
        'local/greetings/classes/manager.php#6' => [
            'check' => function($stage) {
                $ids = array_keys($stage->get('latest'));
                $sorted = $ids;
                rsort($sorted);
                Assert::assertSame($sorted, $ids);
            },
        ],
        'local/greetings/index.php#1' => [
            'check' => function($stage) {
                Assert::assertSame(3, $stage->get('total'));
                Assert::assertCount(3, $stage->get('greetings'));
            },
        ],
        'local/greetings/classes/manager.php#7' => [
            'before' => fn($stage) => ['course' => $stage->get('course')],
            'check' => function($stage) {
                $course = $stage->get('course');
                Assert::assertSame($course->shortname, $stage->get('options')[$course->id]);
                Assert::assertCount(2, $stage->get('userids'));
                Assert::assertCount(2, $stage->get('ids'));
            },
        ],
        'local/greetings/classes/manager.php#8' => [
            'check' => fn($stage) => Assert::assertCount(3, $stage->get('greetings')),
        ],
        'local/greetings/classes/manager.php#9' => [
            'before' => function($stage) {
                global $CFG;
                require_once("{$CFG->dirroot}/cohort/lib.php");
                $cohort = $stage->generator()->create_cohort(['name' => 'Choir']);
                cohort_add_member($cohort->id, $stage->get('userid'));
            },
            'check' => function($stage) {
                Assert::assertSame('Choir', $stage->get('cohort')->name);
                Assert::assertEquals($stage->get('userid'), $stage->get('member')->userid);
            },
        ],
        'local/greetings/classes/manager.php#10' => [
            'check' => function($stage, $output) {
                Assert::assertSame(2, $stage->get('count'));
                Assert::assertSame(3, $stage->get('recent'));
                Assert::assertSame(2, $stage->get('usercount'));
                Assert::assertSame("There is at least one greeting.\n", $output);
            },
        ],
        'local/greetings/classes/manager.php#11' => [
            'check' => fn($stage, $output) => Assert::assertSame(3, substr_count($output, ' for user ')),
        ],
        'local/greetings/classes/manager.php#12' => [
            'check' => fn($stage, $output) => Assert::assertMatchesRegularExpression('/^\d+: 18$/m', $output),
        ],
        'local/greetings/classes/manager.php#13' => [
            'check' => function($stage) use ($count) {
                Assert::assertIsInt($stage->get('greeting')->id);
                Assert::assertSame(4, $count());
            },
        ],
        'local/greetings/classes/manager.php#14' => [
            'check' => fn() => Assert::assertSame(5, $count()),
        ],
        'local/greetings/classes/manager.php#15' => [
            'check' => fn() => Assert::assertSame(5, $count()),
        ],
        'local/greetings/classes/manager.php#16' => [
            'check' => fn() => Assert::assertSame(1, $count(['id' => 1000])),
        ],
        'local/greetings/classes/manager.php#17' => [
            'before' => fn() => ['before' => time() - DAYSECS],
            'check' => function($stage) {
                global $DB;
                $message = $DB->get_field('local_greetings_messages', 'message', ['id' => $stage->get('id')]);
                Assert::assertSame('Good evening', $message);
            },
        ],
        'local/greetings/classes/manager.php#18' => [
            'before' => function($stage) {
                global $DB;
                // The text says that there is at most one record for a user.
                $DB->delete_records_select('local_greetings_messages', 'id <> ?', [$stage->get('greetingid')]);
            },
            'check' => fn($stage) => Assert::assertSame(1, $count(['userid' => $stage->get('userid')])),
        ],
        'local/greetings/classes/manager.php#19' => [
            'check' => function($stage) {
                global $DB;
                $time = $DB->get_field('local_greetings_messages', 'timecreated', ['id' => $stage->get('greetingid')]);
                Assert::assertEquals($stage->get('greeting')->timecreated + DAYSECS, $time);
            },
        ],
        'local/greetings/classes/manager.php#20' => [
            'check' => fn() => Assert::assertSame(0, $count()),
        ],
        'local/greetings/classes/manager.php#21' => [
            'before' => fn($stage) => ['greetings' => [
                ['userid' => $stage->get('userid'), 'message' => 'Good night', 'timecreated' => time()],
            ]],
            'check' => function($stage) use ($count) {
                Assert::assertSame(1, $count(['userid' => $stage->get('userid')]));
                Assert::assertFalse($GLOBALS['DB']->is_transaction_started());
            },
        ],
        '#4' => [
            'before' => fn() => ['searchtext' => 'MORNING, 100%'],
            'check' => fn($stage) => Assert::assertCount(1, $stage->get('greetings')),
        ],
        'local/greetings/index.php#2' => [
            'check' => fn($stage) => Assert::assertCount(3, $stage->get('greetings')),
        ],
        'local/greetings/classes/manager.php#22' => [
            'check' => fn($stage, $output) => Assert::assertSame("Reads: 1\n", $output),
        ],
        'local/greetings/classes/manager.php#23' => [
            'check' => function($stage, $output) {
                Assert::assertStringContainsString("id: R, required\n", $output);
                Assert::assertStringContainsString("message: X, required\n", $output);
            },
        ],
    ],
];
