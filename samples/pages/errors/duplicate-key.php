<?php
// What the samples of the page on duplicate keys need: a table with a unique index that contains the user.

return [
    'before' => function($stage) {
        global $DB;

        $table = new xmldb_table('local_greetings_muted');
        $table->add_field('id', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL, XMLDB_SEQUENCE);
        $table->add_field('userid', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL);
        $table->add_key('primary', XMLDB_KEY_PRIMARY, ['id']);
        $table->add_key('userid', XMLDB_KEY_FOREIGN_UNIQUE, ['userid'], 'user', ['id']);
        $DB->get_manager()->create_table($table);
        $DB->insert_record('local_greetings_muted', ['userid' => $stage->get('userid')]);
    },
];
