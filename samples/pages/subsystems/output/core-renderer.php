<?php
// What the samples of the page on the core renderer need.

return [
    'load' => ['lib/tablelib.php'],
    'samples' => [
        'mod/tally/view.php#1' => ['since' => '4.2.2'],
        'local/greetings/report.php#1' => ['since' => '4.2.2'],
        'local/greetings/index.php#8' => [
            'before' => function() {
                // The page adds this method to the class.
                eval('namespace local_greetings; class message_store { public static function get_latest_with_pictures(): array {
                    return [];
                } }');
            },
        ],
    ],
];
