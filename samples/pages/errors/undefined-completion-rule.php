<?php
// What the samples of the page on undefined rules need: an activity that uses the rule.

$call = function($stage): void {
    $tally = $stage->generator()->create_module('tally', [
        'course' => $stage->get('courseid'),
        'completion' => COMPLETION_TRACKING_AUTOMATIC,
        'completionentries' => 3,
    ]);
    $cm = get_fast_modinfo($stage->get('courseid'))->get_cm($tally->cmid);
    (new completion_info($stage->get('course')))->get_data($cm, false, $stage->get('userid'));
};

return [
    'load' => ['lib/completionlib.php'],
    'samples' => [
        'mod/tally/classes/completion/custom_completion.php#1' => ['call' => $call],
        'mod/tally/classes/completion/custom_completion.php#2' => ['call' => $call],
    ],
];
