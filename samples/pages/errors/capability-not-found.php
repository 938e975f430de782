<?php
// The capability is not in the database, except for the last sample, which asks for it first.

return [
    'samples' => [
        'local/greetings/lib.php#1' => [
            'before' => function(): void {
                global $DB;
                $DB->delete_records('capabilities', ['name' => 'local/greetings:viewstatistics']);
                cache::make('core', 'capabilities')->purge();
                accesslib_clear_all_caches_for_unit_testing();
            },
        ],
        'local/greetings/lib.php#2' => [
            'before' => function(): void {
                global $DB;
                $DB->delete_records('capabilities', ['name' => 'local/greetings:viewstatistics']);
                cache::make('core', 'capabilities')->purge();
                accesslib_clear_all_caches_for_unit_testing();
            },
        ],
    ],
];
