<?php
// What the samples of the page on forms need.

return [
    'samples' => [
        'local/greetings/tests/form/message_form_test.php message_form_test' => ['skip' => 'needs a form that the page shows in parts'],
        '4.1 local/greetings/classes/form/message_form.php#14' => ['skip' => 'names an element that the plugin does not have'],
        'local/greetings/classes/form/message_form.php#15' => ['skip' => 'names an element that the plugin does not have'],
    ],
];
