<?php
// What the samples of the page on analytics need.

return [
    'samples' => [
        'local/greetings/classes/analytics/analyser/active_users.php get_analysables_iterator' => [
            'extends' => 'core_analytics\\local\\analyser\\base',
        ],
        'mod/tally/classes/analytics/target/no_entries.php#6' => ['skip' => 'needs a model that has made predictions'],
    ],
];
