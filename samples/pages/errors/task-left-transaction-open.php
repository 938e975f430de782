<?php
// What the samples of the page on transactions in tasks need.

/** Runs the task as cron does. */
$run = function() {
    global $DB, $CFG;

    $class = class_exists('prove_sample', false) ? 'prove_sample' : 'local_greetings\task\prove_sample';
    $DB->insert_record('task_scheduled', [
        'component' => 'local_greetings',
        'classname' => "\\{$class}",
        'blocking' => 0,
        'minute' => '*',
        'hour' => '*',
        'day' => '*',
        'month' => '*',
        'dayofweek' => '*',
    ]);
    $task = new $class();
    $task->set_component('local_greetings');
    $task->set_lock(\core\lock\lock_config::get_lock_factory('cron')->get_lock('prove_sample', 10));
    if (class_exists(\core\cron::class)) {
        \core\cron::run_inner_scheduled_task($task);
    } else {
        require_once("{$CFG->libdir}/cronlib.php");
        cron_run_inner_scheduled_task($task);
    }
};

return [
    'samples' => [
        'local/greetings/classes/task/delete_old_messages.php#1' => ['call' => $run],
    ],
];
