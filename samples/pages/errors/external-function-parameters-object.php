<?php
// What the samples of the page on descriptions of parameters need.

/** Loads the description of the function as the server does. */
$describe = function() {
    $class = get_parent_class(local_greetings\external\list_greetings::class);
    return $class::external_function_info((object) [
        'name' => 'local_greetings_list_greetings',
        'classname' => 'local_greetings\external\list_greetings',
        'methodname' => 'execute',
        'component' => 'local_greetings',
        'classpath' => null,
    ]);
};

return [
    'imports' => [
        'core_external\external_api',
        'core_external\external_function_parameters',
        'core_external\external_multiple_structure',
        'core_external\external_value',
        'external_api',
        'external_function_parameters',
        'external_multiple_structure',
        'external_value',
    ],
    'samples' => [
        'local/greetings/classes/external/list_greetings.php#1' => ['call' => $describe],
        'local/greetings/classes/external/list_greetings.php#2' => ['call' => $describe],
    ],
];
