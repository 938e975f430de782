<?php
// What the samples of the page on grade callbacks need: a module with an empty lib.php, because the sample declares the functions.

$call = function($stage): void {
    global $CFG;

    $journal = ['id' => 1, 'course' => $stage->get('courseid'), 'name' => 'Journal', 'modname' => 'journal', 'cmidnumber' => ''];
    $dirroot = $CFG->dirroot;
    $folder = make_request_directory();
    mkdir("{$folder}/mod/journal", 0777, true);
    file_put_contents("{$folder}/mod/journal/lib.php", '');
    $CFG->dirroot = $folder;
    try {
        grade_update_mod_grades((object) $journal);
    } finally {
        $CFG->dirroot = $dirroot;
    }
};

return [
    'load' => ['lib/gradelib.php', 'lib/xmldb/xmldb_table.php'],
    'samples' => [
        'mod/journal/lib.php#1' => ['call' => $call],
        'mod/journal/lib.php#2' => [
            'before' => function($stage): array {
                global $DB;
                $table = new xmldb_table('journal_entries');
                $table->add_field('id', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL, XMLDB_SEQUENCE);
                $table->add_field('journal', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL);
                $table->add_field('userid', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL);
                $table->add_field('rating', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL);
                $table->add_key('primary', XMLDB_KEY_PRIMARY, ['id']);
                $DB->get_manager()->create_table($table);
                return [];
            },
            // The platform calls both functions if it finds them.
            'call' => function($stage): void {
                $journal = (object) ['id' => 1, 'course' => $stage->get('courseid'), 'name' => 'Journal'];
                journal_grade_item_update($journal);
                journal_update_grades($journal);
            },
        ],
    ],
];
