<?php
// What the samples of the page on backups need.

return [
    'load' => [
        'backup/util/includes/backup_includes.php',
        'backup/util/includes/restore_includes.php',
        'backup/moodle2/backup_plan_builder.class.php',
        'backup/moodle2/restore_plan_builder.class.php',
    ],
    'variables' => [
        'entry' => function() {
            $tally = new backup_nested_element('tally', ['id'], ['name']);
            $entry = new backup_nested_element('entry', ['id'], ['value']);
            $tally->add_child($entry);
            return $entry;
        },
    ],
    'samples' => [
        'mod/tally/backup/moodle2/backup_tally_stepslib.php#4' => ['skip' => 'needs a type of subplugins'],
    ],
];
