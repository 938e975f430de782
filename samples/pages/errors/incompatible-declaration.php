<?php
// What the samples of the page on incompatible declarations need.

return [
    'samples' => [
        'local/greetings/classes/form/greeting_form.php#2' => [
            'call' => fn() => (new local_greetings\form\greeting_form())->validation(['message' => ''], []),
        ],
    ],
];
