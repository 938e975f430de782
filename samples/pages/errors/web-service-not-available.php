<?php
// What the samples of the page on functions that JavaScript cannot call need.

return [
    'load' => class_exists('core_external\external_api') ? [] : ['lib/externallib.php'],
    'samples' => [
        'local/greetings/db/services.php#1' => [
            // Registers the function, as an upgrade does, and calls it as the AJAX script does.
            'check' => function($stage) {
                global $DB;
                foreach ($stage->get('functions') as $name => $function) {
                    $DB->insert_record('external_functions', [
                        'name' => $name,
                        'classname' => $function['classname'],
                        'methodname' => 'execute',
                        'component' => 'local_greetings',
                    ]);
                    $class = class_exists('core_external\external_api') ? 'core_external\external_api' : 'external_api';
                    $response = $class::call_external_function($name, [], true);
                    echo $response['exception']->message;
                }
            },
        ],
    ],
];
