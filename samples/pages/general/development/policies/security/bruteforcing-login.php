<?php
// What the samples of the page on guessed passwords need.

return [
    'before' => function() {
        // The login page loads this, and browsers send their name.
        require_once($GLOBALS['CFG']->libdir . '/authlib.php');
        $_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0';
    },
    'strings' => ['local_greetings' => ['invalidlogin' => 'Wrong name or password', 'accountlocked' => 'Your account is locked']],
    'variables' => [
        'username' => fn($stage) => $stage->get('user')->username,
        'password' => fn() => 'wrong password',
    ],
];
