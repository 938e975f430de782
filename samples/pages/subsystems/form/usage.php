<?php
// What the samples of the page on using forms need.

return [
    'variables' => [
        'firstuserid' => fn($stage) => $stage->get('userid'),
        'seconduserid' => fn($stage) => (int) $stage->get('teacher')->id,
    ],
];
