<?php
// What the samples of the page on the checkbox controller need.

return [
    'variables' => [
        'this' => fn($stage) => new local_greetings\form\choose_form(null, ['users' => $stage->get('users')]),
    ],
    'samples' => [
        'local/greetings/classes/form/choose_form.php#5' => [
            'before' => fn($stage) => ['this' => $stage->get('this'), 'users' => ['teachers' => [$stage->get('teacher')], 'students' => [$stage->get('student')]]],
        ],
        'local/greetings/tests/form/choose_form_test.php#1' => [
            'this' => fn() => new class extends advanced_testcase {
            },
        ],
        'local/greetings/classes/form/choose_form.php choose_form' => [
            'call' => fn($stage) => (new local_greetings\form\choose_form(null, ['users' => $stage->get('users')]))->render(),
        ],
    ],
];
