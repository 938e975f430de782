<?php
// What the samples of the page on missing classes need. The second sample throws the exception that it is about.

return [
    'samples' => [
        'local/greetings/classes/exporter.php#1' => ['call' => fn() => local_greetings\exporter::require_greetings(0)],
        'local/greetings/classes/exporter.php#2' => [
            'call' => fn() => local_greetings\exporter::require_greetings(0),
            'throws' => moodle_exception::class,
        ],
    ],
];
