<?php
// What the samples of the page on the clean-up of blocks need.

return [
    'variables' => [
        'page' => fn() => new admin_settingpage('theme_greetings', 'Greetings'),
    ],
];
