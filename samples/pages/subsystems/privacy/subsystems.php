<?php
// What the samples of the page on subsystems in privacy providers need.

return [
    'variables' => [
        'contextlist' => fn() => new core_privacy\local\request\contextlist(),
    ],
];
