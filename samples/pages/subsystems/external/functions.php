<?php
// What the samples of the page on external functions need.

return [
    'before' => function() {
        global $CFG;

        if (!class_exists(core_external\external_api::class)) {
            require_once("{$CFG->libdir}/externallib.php");
        }
    },
    'imports' => [
        'core_external\\external_api',
        'core_external\\external_function_parameters',
        'core_external\\external_multiple_structure',
        'core_external\\external_single_structure',
        'core_external\\external_value',
    ],
];
