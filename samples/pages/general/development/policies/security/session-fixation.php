<?php
// What the samples of the page on session fixation need.

return [
    'variables' => [
        'username' => fn($stage) => $stage->get('user')->username,
        'password' => fn() => 'wrong password',
    ],
    'samples' => [
        'auth/greetings/callback.php#2' => ['skip' => 'needs the session of a browser'],
        'auth/greetings/tests/auth_test.php test_login_is_complete' => ['skip' => 'tests a plugin that only this page has'],
    ],
];
