<?php
// What the samples of the page on tags need.

/** Adds a tag area for the items of the page. */
$addarea = function(string $component, string $itemtype) {
    global $DB;

    $DB->insert_record('tag_area', (object) [
        'component' => $component,
        'itemtype' => $itemtype,
        'enabled' => 1,
        'tagcollid' => core_tag_collection::get_default(),
    ]);
    cache::make('core', 'tags')->purge();
};

return [
    'load' => ['backup/util/includes/backup_includes.php'],
    'before' => function() use ($addarea) {
        $addarea('local_greetings', 'local_greetings_messages');
        $addarea('mod_tally', 'tally_entries');
        core_tag_tag::create_if_missing(core_tag_collection::get_default(), ['Cheerful'], true);
    },
    'variables' => [
        'name' => fn() => 'cheerful',
    ],
    'samples' => [
        'mod/tally/backup/moodle2/backup_tally_stepslib.php#1' => ['skip' => 'needs a running backup'],
        'mod/tally/backup/moodle2/restore_tally_stepslib.php process_tally_entry_tag' => ['uncallable' => 'needs a running restore'],
    ],
];
