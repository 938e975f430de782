<?php
// The course has the enrolment methods that Moodle adds to new courses. The user is not enrolled yet.

return [
    'variables' => [
        'userid' => fn($stage) => (int) $stage->generator()->create_user()->id,
    ],
];
