<?php
// What the samples of the page on several records need: two greetings from one user.

return [
    'before' => function($stage) {
        $generator = $stage->generator('local_greetings');
        $generator->create_message(['userid' => $stage->get('userid')]);
        $generator->create_message(['userid' => $stage->get('userid')]);
    },
];
