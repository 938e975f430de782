<?php
// What the samples of the page on renamed classes need. The class of the example was renamed in 4.2.

return [
    'variables' => [
        'state' => fn() => 'finished',
    ],
    'samples' => [
        'local/greetings/classes/manager.php#1' => ['since' => '4.2'],
        'local/greetings/classes/manager.php#2' => ['since' => '4.2'],
        'local/greetings/classes/manager.php#3' => ['load' => ['mod/quiz/locallib.php']],
    ],
];
