<?php
// What the samples of the page on mixed placeholders need. The first one raises the message of the page.

return [
    'samples' => [
        'local/greetings/classes/manager.php#1' => ['throws' => dml_exception::class],
    ],
];
