<?php
// What the samples of the guide to templates need.

return [
    'variables' => [
        'data' => fn() => [],
    ],
    'samples' => [
        'local/greetings/classes/output/course_summary.php export_for_template' => ['uncallable' => 'the page leaves out its constructor'],
    ],
];
