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
        '#40' => $layout,
        '#42' => $layout,
        '#64' => $layout,
        '#70' => $layout,
        '#80' => $layout,
        '#84' => $layout,
        '#88' => $layout,
        '#94' => $layout,
        '#106' => $layout,
        '#108' => $layout,
        '#116' => $layout,
        '#118' => $layout,
        '#124' => $layout,
        '#146' => $layout,
        '#150' => $layout,
        '#152' => $layout,
        '#154' => $layout,
        '#158' => $layout,
        '#160' => $layout,
    ],
];
