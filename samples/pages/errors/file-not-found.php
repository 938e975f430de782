<?php
// What the samples of the page on missing files need. The callback is called as file_pluginfile() does it.

$call = function($stage): void {
    $stage->get('file');
    $arguments = [null, null, context_system::instance(), 'attachment', ['0', 'card.txt'], false];
    local_greetings_pluginfile__sample(...$arguments);
    send_file_not_found();
};

return [
    'samples' => [
        'local/greetings/lib.php#1' => ['call' => $call],
        'local/greetings/lib.php#2' => ['call' => $call],
    ],
];
