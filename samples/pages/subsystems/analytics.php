<?php
// What the samples of the page on analytics need.

return [
    'before' => fn() => set_config('enabled_stores', 'logstore_standard', 'tool_log') ? [] : [],
    'variables' => ['starttime' => fn() => time() - WEEKSECS, 'endtime' => fn() => time()],
    'samples' => [
        'local/greetings/classes/analytics/analyser/active_users.php get_analysables_iterator' => [
            'extends' => 'core_analytics\\local\\analyser\\base',
        ],
        'mod/tally/classes/analytics/target/no_entries.php#6' => ['skip' => 'needs a model that has made predictions'],
    ],
];
