<?php
// The user who sent the greeting has been deleted.

return [
    'variables' => [
        'instance' => fn($stage) => $GLOBALS['DB']->get_record('enrol', [
            'courseid' => $stage->get('courseid'),
            'enrol' => 'manual',
        ], '*', MUST_EXIST),
        'roleid' => fn() => (int) $GLOBALS['DB']->get_field('role', 'id', ['shortname' => 'student'], MUST_EXIST),
        'greeting' => function($stage): stdClass {
            $user = $stage->generator()->create_user();
            $greeting = $stage->generator('local_greetings')->create_message(['userid' => $user->id]);
            delete_user($user);
            return $greeting;
        },
    ],
];
