<?php
// What the samples of the page on course formats need.

return [
    'samples' => [
        'local/greetings/classes/local/courseinfo.php#2' => [
            'before' => fn($stage) => ['course' => $stage->generator()->create_course(['format' => 'greetings', 'numsections' => 2])],
        ],
    ],
];
