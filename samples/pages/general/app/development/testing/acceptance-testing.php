<?php
// What the samples of the page on acceptance tests of the app need.

return [
    'samples' => [
        'mod/tally/tests/behat/behat_mod_tally_app.php#1' => ['skip' => 'needs a browser'],
    ],
];
