<?php
// What the samples of the coding style need. Some show only how code is laid out, and call functions that do not exist.

$layout = ['skip' => 'shows only how code is laid out'];
$unshown = ['skip' => 'tests a method that the page does not show'];

return [
    'samples' => [
        'local/greetings/tests/manager_test.php#2' => $unshown,
        'local/greetings/tests/manager_test.php#4' => $unshown,
        'local/greetings/tests/manager_test.php#6' => $unshown,
        'local/greetings/tests/manager_test.php#8' => $unshown,
        'local/greetings/tests/manager_test.php#10' => $unshown,
        '#25' => $layout,
        '#30' => $layout,
        '#32' => $layout,
        '#34' => $layout,
        '#36' => $layout,
        '#37' => $layout,
        '#41' => $layout,
        '#43' => $layout,
        '#65' => $layout,
        '#71' => $layout,
        '#81' => $layout,
        '#85' => $layout,
        '#89' => $layout,
        '#95' => $layout,
        '#107' => $layout,
        '#109' => $layout,
        '#117' => $layout,
        '#119' => $layout,
        '#125' => $layout,
        '#148' => $layout,
        '#152' => $layout,
        '#154' => $layout,
        '#156' => $layout,
        '#160' => ['before' => fn() => ['record' => (object) ['settings' => serialize(['icon' => 'wave'])]]],
        '#162' => $layout,
    ],
];
