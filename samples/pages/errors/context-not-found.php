<?php
// The activity has been deleted.

return [
    'variables' => [
        'oldcontextid' => function($stage): int {
            $contextid = context_module::instance($stage->get('cmid'))->id;
            course_delete_module($stage->get('cmid'));
            return $contextid;
        },
    ],
    'load' => ['course/lib.php'],
];
