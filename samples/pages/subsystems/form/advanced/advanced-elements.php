<?php
// What the samples of the page on advanced form elements need.

return [
    'samples' => [
        'mod/tally/mod_form.php#1' => ['skip' => 'needs the settings form of an activity'],
    ],
];
