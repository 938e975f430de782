<?php
// What the samples of the page on the data manipulation API need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'variables' => [
        'time' => fn($stage) => $stage->get('greeting')->timecreated,
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
        'local/greetings/lib.php#1' => [
            'check' => fn($stage) => Assert::assertArrayHasKey($stage->get('greetingid'), $stage->get('greetings')),
        ],
        'local/greetings/lib.php#2' => [
            'check' => fn($stage) => Assert::assertCount(2, $stage->get('greetings')),
        ],
        'local/greetings/lib.php#4' => [
            'check' => fn($stage, $output) => Assert::assertCount(2, explode("\n", trim($output))),
        ],
        '#2' => [
            'check' => fn($stage) => Assert::assertCount(3, $stage->get('greetings')),
        ],
        'local/greetings/lib.php#5' => [
            'check' => function($stage) {
                $ids = array_keys($stage->get('latest'));
                $sorted = $ids;
                rsort($sorted);
                Assert::assertSame($sorted, $ids);
            },
        ],
        'local/greetings/index.php#1' => [
            'check' => fn($stage) => Assert::assertSame(3, $stage->get('total')),
        ],
        'local/greetings/lib.php#6' => [
            'check' => function($stage) {
                $course = $stage->get('course');
                Assert::assertEqualsCanonicalizing($stage->get('userids'), array_map('intval', [
                    $stage->get('userid'),
                    $stage->get('otherid'),
                ]));
                Assert::assertCount(2, $stage->get('ids'));
            },
            'before' => fn($stage) => ['course' => $stage->get('course')],
        ],
        'local/greetings/lib.php#9' => [
            'check' => function($stage, $output) {
                Assert::assertSame(2, $stage->get('count'));
                Assert::assertSame(3, $stage->get('recent'));
                Assert::assertSame(2, $stage->get('people'));
                Assert::assertSame("There is at least one greeting.\n", $output);
            },
        ],
        'local/greetings/lib.php#10' => [
            'check' => fn($stage, $output) => Assert::assertSame(3, substr_count($output, ' for user ')),
        ],
        'local/greetings/lib.php#11' => [
            'check' => fn($stage, $output) => Assert::assertMatchesRegularExpression('/^\d+: 10$/m', $output),
        ],
        'local/greetings/lib.php#12' => [
            'check' => function($stage) {
                global $DB;
                Assert::assertIsInt($stage->get('greeting')->id);
                Assert::assertSame(4, $DB->count_records('local_greetings_messages'));
            },
        ],
        'local/greetings/lib.php#13' => [
            'check' => fn() => Assert::assertSame(5, $GLOBALS['DB']->count_records('local_greetings_messages')),
        ],
        'local/greetings/lib.php#14' => [
            'check' => fn() => Assert::assertSame(5, $GLOBALS['DB']->count_records('local_greetings_messages')),
        ],
        'local/greetings/lib.php#15' => [
            'check' => function() {
                global $DB;
                Assert::assertTrue($DB->record_exists('local_greetings_messages', ['id' => 1000]));
            },
        ],
        'local/greetings/lib.php#17' => [
            'before' => function($stage) {
                global $DB;
                // The text says that there is at most one record for a user.
                $DB->delete_records_select('local_greetings_messages', 'id <> ?', [$stage->get('greetingid')]);
            },
            'check' => function($stage) {
                global $DB;
                Assert::assertSame(1, $DB->count_records('local_greetings_messages', ['userid' => $stage->get('userid')]));
            },
        ],
        'local/greetings/lib.php#18' => [
            'check' => function($stage) {
                global $DB;
                $time = $DB->get_field('local_greetings_messages', 'timecreated', ['id' => $stage->get('greetingid')]);
                Assert::assertEquals($stage->get('greeting')->timecreated + DAYSECS, $time);
            },
        ],
        'local/greetings/lib.php#19' => [
            'check' => fn() => Assert::assertSame(0, $GLOBALS['DB']->count_records('local_greetings_messages')),
        ],
        'local/greetings/lib.php#20' => [
            'check' => fn($stage) => Assert::assertCount(3, $stage->get('greetings')),
        ],
        'local/greetings/lib.php#21' => [
            'check' => fn($stage) => Assert::assertCount(3, $stage->get('greetings')),
        ],
        'local/greetings/lib.php#22' => [
            'before' => function($stage) {
                $stage->generator()->create_cohort(['name' => 'The Morning team', 'idnumber' => 'STAFF']);
                $stage->generator()->create_cohort(['name' => 'Others']);
            },
            'check' => fn($stage) => Assert::assertCount(1, $stage->get('cohorts')),
        ],
        'local/greetings/lib.php#24' => [
            'check' => fn($stage) => Assert::assertCount(1, $stage->get('greetings')),
        ],
        'local/greetings/lib.php#31' => [
            'check' => function($stage) {
                global $DB;
                Assert::assertFalse($DB->is_transaction_started());
            },
        ],
        '#4' => [
            'check' => fn($stage) => Assert::assertCount(1, $stage->get('greetings')),
        ],
        'local/greetings/lib.php#32' => [
            'check' => fn($stage, $output) => Assert::assertSame("Reads: 1\n", $output),
        ],
        'local/greetings/lib.php#33' => [
            'check' => function($stage, $output) {
                Assert::assertStringContainsString("id: R, required\n", $output);
                Assert::assertStringContainsString("message: X, required\n", $output);
            },
        ],
    ],
];
