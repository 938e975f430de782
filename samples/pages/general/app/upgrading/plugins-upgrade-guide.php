<?php
// What the samples of the page on upgrading plugins for the app need.

return [
    'variables' => [
        'args' => fn() => ['appversioncode' => 42000],
    ],
];
