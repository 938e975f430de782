<?php
// What the samples of the SQL coding style need.

return [
    'before' => function() {
        global $DB;

        // The table that the page assumes.
        $table = new xmldb_table('local_greetings_replies');
        $table->add_field('id', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL, XMLDB_SEQUENCE);
        $table->add_field('messageid', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL);
        $table->add_key('primary', XMLDB_KEY_PRIMARY, ['id']);
        $DB->get_manager()->create_table($table);
    },
];
