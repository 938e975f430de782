<?php
// What the samples of the page on the calendar need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'load' => ['calendar/lib.php'],
    'variables' => [
        'start' => fn() => strtotime('tomorrow'),
        'event' => fn($stage) => calendar_event::load(calendar_event::create([
            'name' => 'Greeting day',
            'eventtype' => 'user',
            'userid' => $stage->get('userid'),
            'timestart' => time() + DAYSECS,
        ], false)->id),
        'eventid' => fn($stage) => (int) $stage->get('event')->id,
    ],
    'samples' => [
        'local/greetings/classes/reminder.php#2' => [
            'before' => fn($stage) => ['before' => $stage->get('event')->timestart],
            'check' => function($stage) {
                $now = calendar_event::load($stage->get('eventid'))->timestart;
                Assert::assertEquals($stage->get('before') + HOURSECS, $now);
            },
        ],
        'local/greetings/classes/reminder.php#3' => [
            'check' => function($stage) {
                Assert::assertEquals(1, calendar_event::load($stage->get('event')->id)->visible);
            },
        ],
        'local/greetings/classes/reminder.php#4' => [
            'check' => function($stage) {
                global $DB;
                Assert::assertFalse($DB->record_exists('event', ['id' => $stage->get('eventid')]));
            },
        ],
        'local/greetings/classes/reminder.php#5' => [
            'check' => function($stage) {
                global $DB;
                Assert::assertSame(10, $DB->count_records('event', ['eventtype' => 'reminder']));
            },
        ],
    ],
];
