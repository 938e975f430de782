<?php
// What the samples of the page on the data definition API need.

/** Creates the table that an earlier step of the page creates. */
$createreplies = function() {
    global $DB;

    $table = new xmldb_table('local_greetings_replies');
    $table->add_field('id', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL, XMLDB_SEQUENCE);
    $table->add_field('mood', XMLDB_TYPE_CHAR, '20', null, XMLDB_NOTNULL);
    $table->add_key('primary', XMLDB_KEY_PRIMARY, ['id']);
    $table->add_index('mood', XMLDB_INDEX_NOTUNIQUE, ['mood']);
    $DB->get_manager()->create_table($table);
};

return [
    'samples' => [
        'local/greetings/db/upgrade.php#3' => ['before' => $createreplies],
        'local/greetings/db/upgrade.php#4' => [
            'before' => function() use ($createreplies) {
                global $DB;

                // The columns of an index cannot be renamed.
                $createreplies();
                $DB->get_manager()->drop_index(
                    new xmldb_table('local_greetings_replies'),
                    new xmldb_index('mood', XMLDB_INDEX_NOTUNIQUE, ['mood'])
                );
            },
        ],
    ],
];
