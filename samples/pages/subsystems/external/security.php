<?php
// What the samples of the page on the security of external functions need.

return [
    'variables' => [
        'params' => fn($stage) => [
            'userid' => 0,
            'cmids' => [$stage->get('cmid')],
            'courseids' => [$stage->get('courseid')],
        ],
    ],
    'samples' => [
        'mod/tally/classes/external/get_totals.php#1' => [
            'this' => fn() => new class extends core_external\external_api {
            },
        ],
        '#2' => [
            'this' => fn() => new class extends core_external\external_api {
                /** Describes the parameters. */
                public static function execute_parameters(): core_external\external_function_parameters {
                    return new core_external\external_function_parameters([
                        'userid' => new core_external\external_value(PARAM_INT, 'ID of the user'),
                    ]);
                }
            },
        ],
    ],
];
