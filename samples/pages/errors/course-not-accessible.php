<?php
// The user of the first sample is not enrolled in the course.

return [
    'variables' => [
        'cmids' => fn() => [],
    ],
    'samples' => [
        'local/greetings/download.php#1' => [
            'before' => function($stage): array {
                $stage->user($stage->generator()->create_user());
                return ['course' => $stage->generator()->create_course()];
            },
        ],
    ],
];
