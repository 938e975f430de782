<?php
// What the samples of the page on the checkbox controller need.

return [
    'samples' => [
        'local/greetings/classes/form/choose_form.php choose_form' => [
            'call' => fn($stage) => (new local_greetings\form\choose_form(null, ['users' => $stage->get('users')]))->render(),
        ],
    ],
];
