<?php
// What the samples of the page on tables of events need.

$call = function($stage): void {
    \local_greetings\event\greeting_deleted::create([
        'context' => context_system::instance(),
        'objectid' => $stage->get('greetingid'),
    ])->trigger();
};

return [
    'samples' => [
        'local/greetings/classes/event/greeting_deleted.php#1' => ['call' => $call],
        'local/greetings/classes/event/greeting_deleted.php#2' => ['call' => $call],
    ],
];
