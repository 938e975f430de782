<?php
// The activity of the last sample has been deleted.

return [
    'variables' => [
        'deletedcmid' => function($stage): int {
            $module = $stage->generator()->create_module('tally', ['course' => $stage->get('courseid')]);
            course_delete_module($module->cmid);
            return (int) $module->cmid;
        },
    ],
    'load' => ['course/lib.php'],
];
