<?php
// What the samples of the page on mappings need. The methods are called as the restore of logs does it.

$call = function($stage): void {
    \mod_tally\event\entry_deleted::get_objectid_mapping();
};

return [
    'samples' => [
        'mod/tally/classes/event/entry_deleted.php#1' => ['call' => $call],
        'mod/tally/classes/event/entry_deleted.php#2' => ['call' => $call],
    ],
];
