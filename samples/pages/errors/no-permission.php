<?php
// A teacher opens the page.

return [
    'samples' => [
        'local/greetings/view.php#1' => [
            'before' => function($stage): void {
                $stage->user($stage->get('teacher'));
            },
        ],
        'local/greetings/view.php#2' => [
            'before' => function($stage): void {
                $role = $GLOBALS['DB']->get_record('role', ['shortname' => 'editingteacher'], '*', MUST_EXIST);
                assign_capability('local/greetings:viewothers', CAP_ALLOW, $role->id, context_system::instance()->id);
                $stage->generator()->role_assign($role->id, $stage->get('teacher')->id, context_course::instance($stage->get('courseid'))->id);
                $stage->user($stage->get('teacher'));
            },
        ],
    ],
];
