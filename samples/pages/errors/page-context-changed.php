<?php
// The tasks work on two activities.

return [
    'variables' => [
        'cms' => function($stage): array {
            foreach (['Sales', 'Visits'] as $name) {
                $stage->generator()->create_module('tally', ['course' => $stage->get('courseid'), 'name' => $name]);
            }
            return array_values(get_fast_modinfo($stage->get('courseid'))->get_instances_of('tally'));
        },
    ],
];
