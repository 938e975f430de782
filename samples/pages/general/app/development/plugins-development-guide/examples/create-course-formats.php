<?php
// What the samples of the page on course formats in the app need.

return [
    'samples' => [
        'course/format/tally/classes/output/mobile.php#1' => ['skip' => 'renders a template of a plugin that only this page has'],
    ],
    'variables' => [
        'args' => fn($stage) => ['courseid' => $stage->get('courseid')],
        'firstsection' => fn() => 1,
        'templates' => fn() => [],
    ],
];
