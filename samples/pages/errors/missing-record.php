<?php
// What the samples of the page on missing records need: a greeting that has been deleted.

return [
    'strings' => ['local_greetings' => ['greetingdeleted' => 'This greeting was deleted.']],
    'samples' => [
        'local/greetings/view.php#1' => ['before' => fn() => ['messageid' => 0]],
        'local/greetings/view.php#2' => ['before' => fn() => ['messageid' => 0]],
    ],
];
