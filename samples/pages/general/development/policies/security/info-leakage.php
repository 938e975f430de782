<?php
// What the samples of the page on leaked information need.

return [
    'samples' => [
        'mod/tally/view.php#2' => [
            'before' => fn($stage) => ['entryid' => $stage->generator('mod_tally')->create_entry([
                'tallyid' => $stage->get('tallyid'),
                'userid' => get_admin()->id,
                'value' => 7,
            ])->id],
        ],
    ],
];
