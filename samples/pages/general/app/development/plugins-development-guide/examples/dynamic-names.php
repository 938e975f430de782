<?php
// What the samples of the page on dynamic names in the app need.

return [
    'samples' => [
        'local/greetings/classes/output/mobile.php#1' => ['skip' => 'renders a template that only this page has'],
    ],
    'variables' => [
        'args' => fn($stage) => ['courseid' => $stage->get('courseid')],
        'templates' => fn() => [],
    ],
];
