<?php
// What the samples of the page on forms need.

return [
    'variables' => [
        'mform' => function() {
            $mform = new MoodleQuickForm('sample', 'post', '/local/greetings/index.php');
            $mform->addElement('text', 'message', get_string('message', 'local_greetings'));
            $mform->setType('message', PARAM_TEXT);
            return $mform;
        },
    ],
    'samples' => [
        'local/greetings/tests/form/message_form_test.php message_form_test' => ['skip' => 'needs a form that the page shows in parts'],
        '4.1 local/greetings/classes/form/message_form.php#14' => ['skip' => 'names an element that the plugin does not have'],
        'local/greetings/classes/form/message_form.php#15' => ['skip' => 'names an element that the plugin does not have'],
    ],
];
