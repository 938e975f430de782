<?php
// What the first sample of the page on the standard capability needs: a site with the capabilities of the sample only, on
// which Moodle checks whether the user may add the activity.

return [
    'samples' => [
        'mod/tally/db/access.php#1' => [
            'check' => function($stage): void {
                global $DB;

                $DB->delete_records('capabilities', ['name' => 'mod/tally:addinstance']);
                cache::make('core', 'capabilities')->purge();
                course_allowed_module($stage->get('course'), 'tally');
            },
        ],
    ],
];
