<?php
// What the samples of the page on loops need.

return [
    'samples' => [
        'local/greetings/classes/manager.php#3' => ['before' => function() {
            set_config('roles', '3,4', 'local_greetings');
        }],
    ],
];
