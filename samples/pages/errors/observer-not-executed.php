<?php
// What the samples of the page on observers that Moodle cannot call need.

$call = function($stage): void {
    $event = core\event\user_created::create_from_userid($stage->get('userid'));
    \core\event\manager::phpunit_replace_observers($stage->get('observers'));
    $event->trigger();
};

return [
    'samples' => [
        'local/greetings/db/events.php#1' => ['call' => $call],
        'local/greetings/db/events.php#2' => ['call' => $call],
    ],
];
