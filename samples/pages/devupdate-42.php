<?php
// What the samples of the page on the changes of 4.2 need.

return [
    'load' => ['user/profile/lib.php', 'lib/questionlib.php'],
    'strings' => ['qtype_greetings' => ['answer' => 'Answer']],
    'samples' => [
        'local/greetings/classes/external/send_greeting.php#2' => ['skip' => 'loads a library that PHPUnit does not allow'],
        'question/type/greetings/renderer.php#1' => ['before' => fn() => ['options' => new question_display_options()]],
        'user/profile/field/greetings/field.class.php is_visible' => ['extends' => 'profile_field_base', 'uncallable' => 'needs a profile field'],
    ],
];
