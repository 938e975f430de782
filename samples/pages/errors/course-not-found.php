<?php
// The course has been deleted.

return [
    'variables' => [
        'oldcourseid' => function($stage): int {
            $course = $stage->generator()->create_course();
            delete_course($course, false);
            return (int) $course->id;
        },
    ],
    'samples' => [
        'local/greetings/classes/observer.php course_deleted' => [
            'uncallable' => 'The table is an example.',
        ],
    ],
];
