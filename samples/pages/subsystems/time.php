<?php
// What the samples of the page on time need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'variables' => [
        // Nine o'clock on the Monday before clocks change in Europe.
        'timestart' => fn() => make_timestamp(2023, 3, 20, 9, 0, 0, 'Europe/London'),
    ],
    'samples' => [
        'local/greetings/view.php#1' => [
            'check' => function($stage, $output) {
                $format = get_string('strftimedatetime', 'core_langconfig');
                Assert::assertSame(userdate($stage->get('greeting')->timecreated, $format), $output);
            },
        ],
        'local/greetings/classes/task/send_greeting.php#1' => [
            'before' => function($stage) {
                global $DB;
                $DB->set_field('user', 'timezone', 'Asia/Tokyo', ['id' => $stage->get('userid')]);
                $stage->set(['recipient' => core_user::get_user($stage->get('userid'))]);
                $stage->get('greeting')->timecreated = make_timestamp(2023, 5, 15, 1, 0, 0, 'UTC');
            },
            'check' => fn($stage) => Assert::assertStringContainsString('10:00', $stage->get('when')),
        ],
        '#2' => [
            'before' => function() {
                set_config('timezone', 'Europe/London');
                core_date::set_default_server_timezone();
            },
            'check' => function($stage) {
                set_config('timezone', 'Europe/London');
                Assert::assertSame('09:00', (new DateTime('@' . $stage->get('nextweek')))
                    ->setTimezone(new DateTimeZone('Europe/London'))->format('H:i'));
            },
        ],
        'local/greetings/index.php#1' => [
            'check' => function($stage) {
                Assert::assertSame('00:00', userdate($stage->get('today'), '%H:%M'));
                Assert::assertSame(1, usergetdate($stage->get('firstofmonth'))['mday']);
            },
        ],
        'local/greetings/classes/form/reminder_form.php#1' => [
            'this' => function() {
                return new class() {
                    /** @var string[] Data that the form was created with. */
                    public $_customdata = ['timezone' => 'Europe/London'];
                };
            },
        ],
        'local/greetings/classes/task/delete_old_messages.php#1' => [
            'before' => function($stage) {
                $stage->generator('local_greetings')->create_message(['userid' => $stage->get('userid'), 'timecreated' => 1]);
            },
            'check' => fn() => Assert::assertSame(0, $GLOBALS['DB']->count_records('local_greetings_messages')),
        ],
    ],
];
