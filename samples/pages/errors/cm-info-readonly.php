<?php
// The samples work with an activity of a course.

return [
    'variables' => [
        'items' => fn() => [],
    ],
];
