<?php
// What the samples of the page on the security of external functions need.

/** Returns an object of a class that extends that of external functions, which has different names in the versions. */
$externalfunction = function(string $members = '') {
    global $CFG;

    $namespace = 'core_external\\';
    if (!class_exists(core_external\external_api::class)) {
        require_once("{$CFG->libdir}/externallib.php");
        $namespace = '';
    }
    return eval('return new class extends ' . str_replace('NS', $namespace, "\\NSexternal_api { {$members} }") . ';');
};

return [
    'variables' => [
        'params' => fn($stage) => [
            'userid' => 0,
            'cmids' => [$stage->get('cmid')],
            'courseids' => [$stage->get('courseid')],
        ],
    ],
    'samples' => [
        'mod/tally/classes/external/get_totals.php#1' => ['this' => fn() => $externalfunction()],
        '#2' => [
            'this' => fn() => $externalfunction('
                public static function execute_parameters() {
                    return new \\NSexternal_function_parameters([
                        "userid" => new \\NSexternal_value(PARAM_INT, "ID of the user"),
                    ]);
                }
            '),
        ],
        'local/greetings/classes/external/get_daily_greeting.php execute' => ['uncallable' => 'the page leaves out its parameters'],
    ],
];
