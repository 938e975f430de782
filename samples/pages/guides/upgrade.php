<?php
// What the samples of the upgrade guide need.

return [
    'samples' => [
        'local/greetings/db/upgrade.php#5' => [
            'before' => function() {
                // The task that the page assumes.
                eval('namespace local_greetings\\task; class rebuild_counts extends \\core\\task\\adhoc_task {
                    public function execute() { }
                }');
            },
        ],
        'local/greetings/db/upgrade.php#8' => ['throws' => moodle_exception::class],
    ],
];
