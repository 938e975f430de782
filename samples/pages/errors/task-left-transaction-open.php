<?php
// What the samples of the page on transactions in tasks need.

/** Runs the task as cron does. */
$run = function() {
    global $DB, $CFG;

    $task = new class extends prove_sample {
        public function get_name() {
            return 'Sample';
        }
    };
    $lock = \core\lock\lock_config::get_lock_factory('cron')->get_lock('prove_sample', 10);
    $task->set_lock($lock);
    $task->set_component('local_greetings');
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
