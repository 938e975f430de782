<?php
// What the samples of the page on course formats need.

return [
    'variables' => ['displaysection' => fn() => 0],
    'samples' => [
        '4.1 local/greetings/classes/local/courseinfo.php#2' => [
            'before' => fn($stage) => ['course' => $stage->generator()->create_course(['format' => 'greetings', 'numsections' => 2])],
        ],
        'local/greetings/classes/local/courseinfo.php#3' => [
            'before' => fn($stage) => ['course' => $stage->generator()->create_course(['format' => 'greetings', 'numsections' => 2])],
        ],
    ],
];
