<?php
// What the samples of the page on plagiarism plugins need.

return [
    'before' => function() {
        global $DB;

        // The tables that the page assumes.
        $tables = ['plagiarism_greetings_cms' => ['cmid'], 'plagiarism_greetings_results' => ['contextid', 'userid']];
        foreach ($tables as $name => $columns) {
            $table = new xmldb_table($name);
            $table->add_field('id', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL, XMLDB_SEQUENCE);
            foreach ($columns as $column) {
                $table->add_field($column, XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL);
            }
            $table->add_key('primary', XMLDB_KEY_PRIMARY, ['id']);
            $DB->get_manager()->create_table($table);
        }
    },
    'samples' => [
        'plagiarism/greetings/tests/observer_test.php#1' => ['skip' => 'needs a plugin that only this page has'],
    ],
];
