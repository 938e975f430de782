<?php
// What the samples of the page on existing tables need: the table that an earlier attempt has created.

return [
    'before' => function() {
        global $DB;

        $table = new xmldb_table('local_greetings_replies');
        $table->add_field('id', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL, XMLDB_SEQUENCE);
        $table->add_key('primary', XMLDB_KEY_PRIMARY, ['id']);
        $DB->get_manager()->create_table($table);
    },
];
