<?php
// What the samples of the page on favourites need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'variables' => [
        'isstarred' => fn() => true,
        'service' => function() {
            global $USER;
            return core_favourites\service_factory::get_service_for_user_context(context_user::instance($USER->id));
        },
    ],
    'samples' => [
        'local/greetings/classes/external/set_star.php execute' => ['uncallable' => 'the page leaves out its parameters'],
        'local/greetings/view.php#1' => [
            'check' => function($stage) {
                global $DB, $USER;
                $favourite = ['component' => 'local_greetings', 'itemid' => $stage->get('greetingid'), 'userid' => $USER->id];
                Assert::assertSame(1, $DB->count_records('favourite', $favourite));
            },
        ],
        'local/greetings/index.php#1' => [
            'before' => function($stage) {
                global $USER;
                $context = context_user::instance($USER->id);
                $stage->get('service')->create_favourite('local_greetings', 'messages', $stage->get('greetingid'), $context);
                return ['since' => [], 'greetingids' => [], 'starredid' => $stage->get('greetingid')];
            },
            'check' => fn($stage) => Assert::assertSame([$stage->get('starredid')], array_map('intval', $stage->get('greetingids'))),
        ],
        'local/greetings/index.php#2' => [
            'check' => fn($stage) => Assert::assertSame([], $stage->get('favourites')),
        ],
        'local/greetings/db/uninstall.php#1' => [
            'check' => fn() => Assert::assertFalse($GLOBALS['DB']->record_exists('favourite', ['component' => 'local_greetings'])),
        ],
        'local/greetings/classes/observer.php#1' => [
            'before' => fn($stage) => [
                'event' => core\event\user_updated::create_from_userid($stage->get('userid')),
            ],
            'check' => fn() => Assert::assertFalse($GLOBALS['DB']->record_exists('favourite', ['component' => 'local_greetings'])),
        ],
    ],
];
