<?php
// What the samples of the page on changes for developers need.

return [
    'variables' => [
        'message' => fn() => (object) ['message' => 'Good morning'],
        'value' => fn() => new \core\url('/local/greetings/index.php'),
    ],
    'samples' => [
        'local/greetings/view.php#2' => ['throws' => \core\exception\moodle_exception::class],
        'local/greetings/classes/table/greetings.php has_capability' => [
            'extends' => 'table_sql',
            'uncallable' => 'needs a table with a context',
        ],
        'local/greetings/lib.php local_greetings_before_standard_top_of_body_html' => [
            'uncallable' => 'calls a method that the page does not show',
        ],
    ],
];
