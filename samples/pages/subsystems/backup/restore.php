<?php
// What the samples of the page on restoring need.

/** Says why a step cannot be called. */
$needsrestore = ['uncallable' => 'needs a running restore'];

return [
    'samples' => [
        '4.1 mod/tally/backup/moodle2/restore_tally_stepslib.php#4' => ['skip' => 'needs a running restore'],
        'mod/tally/backup/moodle2/restore_tally_stepslib.php#3' => $needsrestore,
        'local/greetings/classes/archive.php#1' => ['skip' => 'needs a backup file'],
    ],
];
