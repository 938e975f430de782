<?php
// Version 4.1 shows the debugging message, version 4.5.6 converts the user to a string.

return [
    'variables' => [
        'pictures' => fn() => [],
    ],
];
