<?php
// What the samples of the page on blocked URLs need.

return [
    'load' => ['lib/filelib.php'],
    'samples' => [
        'local/greetings/classes/client.php#1' => [
            // The default values.
            'before' => function() {
                set_config('curlsecurityblockedhosts', "127.0.0.0/8\nlocalhost");
                set_config('curlsecurityallowedport', "443\n80");
                return [];
            },
        ],
    ],
];
