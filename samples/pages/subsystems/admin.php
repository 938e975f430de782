<?php
// What the samples of the page on settings need.

return [
    'variables' => [
        'section' => fn() => 'modsettingtally',
    ],
    'samples' => [
        'local/greetings/statistics.php#1' => ['skip' => 'needs a page of settings that only this page has'],
        'local/greetings/classes/admin/setting_count.php setting_count' => [
            'before' => fn() => ['name' => 'local_greetings/count'],
        ],
        'local/greetings/tests/settings_test.php settings_test' => ['skip' => 'needs a setting that only this page has'],
    ],
];
