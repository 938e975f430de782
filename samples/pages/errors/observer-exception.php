<?php
// What the samples of the page on exceptions in observers need: a user who has a greeting already enrols.

$call = function($stage): void {
    $event = core\event\user_enrolment_created::create([
        'courseid' => $stage->get('courseid'),
        'context' => $stage->get('coursecontext'),
        'relateduserid' => $stage->get('userid'),
        'objectid' => 1,
        'other' => ['enrol' => 'self'],
    ]);
    set_config('greetingsperday', 1, 'local_greetings');
    $stage->get('greeting');
    \core\event\manager::phpunit_replace_observers([[
        'eventname' => '\core\event\user_enrolment_created',
        'callback' => '\local_greetings\enrolment_observer::user_enrolment_created',
    ]]);
    $event->trigger();
};

return [
    'samples' => [
        'local/greetings/classes/enrolment_observer.php#1' => ['call' => $call],
        'local/greetings/classes/enrolment_observer.php#2' => ['call' => $call],
    ],
];
