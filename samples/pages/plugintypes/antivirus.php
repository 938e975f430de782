<?php
// What the samples of the page on antivirus plugins need.

return [
    'variables' => [
        'path' => function() {
            $path = make_request_directory() . '/card.txt';
            file_put_contents($path, 'Good morning');
            return $path;
        },
    ],
];
