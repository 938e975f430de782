<?php
// What the samples of the page on duplicate grade items need: an activity with two grade items.

return [
    'load' => ['lib/gradelib.php'],
    'before' => function($stage): array {
        grade_update('mod/tally', $stage->get('courseid'), 'mod', 'tally', $stage->get('tallyid'), 1, null, ['itemname' => 'Second']);
        return [];
    },
];
