<?php
// Tests have no session and no request. The samples start with an open session, and the check that the platform makes at the
// end of a request is called here.

$open = function(): void {
    $handler = new \core\session\file();
    $handler->set_requires_write_lock(true);
    $state = ['handler' => $handler, 'sessionactive' => true, 'requireslockdebug' => true];
    foreach ($state as $name => $value) {
        $property = new ReflectionProperty(\core\session\manager::class, $name);
        $property->setAccessible(true);
        $property->setValue(null, $value);
    }
};
$close = function(): void {
    $GLOBALS['ME'] = '/local/greetings/export.php';
    \core\session\manager::check_mutated_closed_session();
};
return [
    'samples' => [
        'local/greetings/export.php#1' => ['since' => '4.2.0', 'before' => $open, 'call' => $close],
        'local/greetings/export.php#2' => ['since' => '4.2.0', 'before' => $open, 'call' => $close],
    ],
];
