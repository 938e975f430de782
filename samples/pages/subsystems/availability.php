<?php
// What the samples of the page on the Availability API need.

return [
    'load' => ['course/lib.php'],
    'variables' => [
        'section' => fn($stage) => get_fast_modinfo($stage->get('courseid'))->get_section_info(0),
        'structure' => fn() => core_availability\tree::get_root_json([
            availability_date\condition::get_json(availability_date\condition::DIRECTION_FROM, time()),
        ]),
        'json' => fn($stage) => json_encode($stage->get('structure')),
        'tree' => fn($stage) => new core_availability\tree($stage->get('structure')),
    ],
];
