<?php
// What the samples of the page on usable forms need.

return [
    'strings' => ['local_greetings' => ['greetingsperday_help' => 'A number from 1 to 10.']],
    'variables' => [
        'mform' => function() {
            $mform = new MoodleQuickForm('sample', 'post', '/local/greetings/index.php');
            $mform->addElement('header', 'appearancehdr', get_string('appearance'));
            return $mform;
        },
    ],
];
