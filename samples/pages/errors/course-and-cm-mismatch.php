<?php
// The request contains the IDs of an activity and of a course that it does not belong to.

return [
    'variables' => [
        'othercourseid' => fn($stage) => (int) $stage->generator()->create_course()->id,
    ],
];
