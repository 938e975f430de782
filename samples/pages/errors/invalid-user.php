<?php
// The user who sent the greeting has been deleted, and the task that deletes contexts has run.

return [
    'variables' => [
        'greeting' => function($stage): stdClass {
            $user = $stage->generator()->create_user();
            $greeting = $stage->generator('local_greetings')->create_message(['userid' => $user->id]);
            delete_user($user);
            context_helper::cleanup_instances();
            return $greeting;
        },
    ],
];
