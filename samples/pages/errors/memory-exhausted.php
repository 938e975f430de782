<?php
// What the samples of the page on exhausted memory need: more messages than fit into the memory.

return [
    'variables' => [
        'path' => fn() => make_request_directory() . '/greetings.csv',
    ],
    'samples' => [
        'local/greetings/export.php#1' => [
            'before' => function() {
                ini_set('memory_limit', '268435456');
                return ['messages' => (function() {
                    for ($i = 0; $i < 400; $i++) {
                        yield str_repeat('Good morning ', 80000);
                    }
                })()];
            },
        ],
    ],
];
