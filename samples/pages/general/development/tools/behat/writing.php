<?php
// What the samples of the page on writing Behat tests need.

return [
    'samples' => [
        'local/greetings/tests/behat/behat_local_greetings.php#2' => ['skip' => 'needs a browser'],
        'local/greetings/tests/behat/behat_local_greetings.php#5' => ['skip' => 'needs a browser'],
    ],
];
