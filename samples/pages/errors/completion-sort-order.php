<?php
// What the samples of the page on the order of conditions need: an activity with all conditions, on the course page.

$call = function($stage): void {
    $tally = $stage->generator()->create_module('tally', [
        'course' => $stage->get('courseid'),
        'completion' => COMPLETION_TRACKING_AUTOMATIC,
        'completionview' => 1,
        'completionentries' => 3,
        'completionusegrade' => 1,
        'completionpassgrade' => 1,
        'grade' => 100,
        'gradepass' => 50,
    ]);
    $cm = get_fast_modinfo($stage->get('courseid'))->get_cm($tally->cmid);
    $info = new completion_info($stage->get('course'));
    (new core_completion\cm_completion_details($info, $cm, $stage->get('userid')))->get_details();
};

return [
    'load' => ['lib/completionlib.php'],
    'samples' => [
        'mod/tally/classes/completion/custom_completion.php#1' => ['call' => $call],
        'mod/tally/classes/completion/custom_completion.php#2' => ['call' => $call],
    ],
];
