<?php
// What the samples of the upgrade guide need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'samples' => [
        'local/greetings/db/upgrade.php#2' => [
            'before' => function($stage) {
                $stage->generator('local_greetings')->create_message(['userid' => $stage->get('userid'), 'timecreated' => 0]);
            },
            'check' => fn() => Assert::assertFalse(
                $GLOBALS['DB']->record_exists('local_greetings_messages', ['timecreated' => 0])
            ),
        ],
        'local/greetings/db/upgrade.php#6' => [
            'before' => function() {
                set_config('maxperday', 12, 'local_greetings');
            },
            'check' => function() {
                Assert::assertSame('12', get_config('local_greetings', 'greetingsperday'));
                Assert::assertFalse(get_config('local_greetings', 'maxperday'));
            },
        ],
        'local/greetings/db/install.php xmldb_local_greetings_install' => [
            'check' => fn() => Assert::assertTrue(
                $GLOBALS['DB']->record_exists('local_greetings_messages', ['userid' => get_admin()->id])
            ),
        ],
        'local/greetings/db/upgrade.php#5' => [
            'before' => function() {
                // The task that the page assumes.
                eval('namespace local_greetings\\task; class rebuild_counts extends \\core\\task\\adhoc_task {
                    public function execute() { }
                }');
            },
        ],
        'local/greetings/db/upgrade.php#8' => ['throws' => moodle_exception::class],
    ],
];
