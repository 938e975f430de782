<?php
// What the samples of the page on the calendar events of activities need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'load' => ['calendar/lib.php'],
    'variables' => [
        'event' => fn($stage) => calendar_event::load(calendar_event::create([
            'name' => 'Greeting day',
            'eventtype' => 'user',
            'userid' => $stage->get('userid'),
            'timestart' => time() + DAYSECS,
        ], false)->id),
        'itemcount' => fn() => 2,
        'override' => fn($stage) => (object) ['userid' => $stage->get('userid'), 'groupid' => null, 'sortorder' => null],
    ],
    'samples' => [
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
