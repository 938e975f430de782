<?php
// What the samples of the page on locks need.

return [
    'samples' => [
        'local/greetings/classes/manager.php#1' => [
            // The page adds this method to the class.
            'this' => function() {
                eval('class prove_manager extends local_greetings\manager { public static function add($userid, $message) { } }');
                return new prove_manager();
            },
        ],
        'local/greetings/send.php#1' => ['since' => '4.2.3'],
    ],
];
