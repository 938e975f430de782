<?php
// What the samples of the page on assignment plugins need.

return [
    'variables' => [
        'cmid' => fn($stage) => $stage->generator()->create_module('assign', ['course' => $stage->get('courseid')])->cmid,
    ],
];
