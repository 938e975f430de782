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
        'itemcount' => fn() => 2,
        'override' => fn($stage) => (object) ['userid' => $stage->get('userid'), 'groupid' => null, 'sortorder' => null],
        'data' => function($stage) {
            $data = clone $stage->get('tally');
            $data->coursemodule = $stage->get('cmid');
            $data->completionexpected = 0;
            return $data;
        },
    ],
    'samples' => [
        'local/greetings/classes/reminder.php#2' => [
            'check' => function($stage) {
                Assert::assertSame('greetingday', calendar_event::load($stage->get('event')->id)->eventtype);
            },
        ],
        'local/greetings/classes/reminder.php#3' => [
            'before' => fn($stage) => ['before' => $stage->get('event')->timestart],
            'check' => function($stage) {
                $now = calendar_event::load($stage->get('eventid'))->timestart;
                Assert::assertEquals($stage->get('before') + HOURSECS, $now);
            },
        ],
        'local/greetings/classes/reminder.php#4' => [
            'check' => function($stage) {
                Assert::assertEquals(1, calendar_event::load($stage->get('event')->id)->visible);
            },
        ],
        'local/greetings/classes/reminder.php#5' => [
            'before' => fn($stage) => ['eventid' => $stage->get('event')->id],
            'check' => function($stage) {
                global $DB;
                Assert::assertFalse($DB->record_exists('event', ['id' => $stage->get('eventid')]));
            },
        ],
        'local/greetings/classes/reminder.php#6' => [
            'check' => function($stage) {
                global $DB;
                Assert::assertSame(10, $DB->count_records('event', ['eventtype' => 'reminder']));
            },
        ],
        'mod/tally/classes/local/calendar.php#2' => [
            'before' => fn() => ['event' => (object) [
                'name' => 'Greeting day',
                'modulename' => 'tally',
                'eventtype' => 'close',
                'timestart' => time() + DAYSECS,
            ]],
        ],
        'mod/tally/lib.php#1' => [
            'check' => function($stage) {
                global $DB;
                // No date is set, so there is no event in 1970.
                Assert::assertFalse($DB->record_exists('event', ['timestart' => 0]));
            },
        ],
        'mod/tally/lib.php mod_tally_core_calendar_event_action_shows_item_count' => [
            'call' => function($stage) {
                $event = $stage->get('event');
                Assert::assertTrue(mod_tally_core_calendar_event_action_shows_item_count($event, 2));
                Assert::assertFalse(mod_tally_core_calendar_event_action_shows_item_count($event, 1));
            },
        ],
    ],
];
