<?php
// What the samples of the page on tests for TinyMCE plugins need.

return [
    'samples' => [
        'lib/editor/tiny/plugins/greetings/tests/behat/behat_tiny_greetings.php#2' => ['skip' => 'needs a browser'],
    ],
];
