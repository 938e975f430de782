<?php
// What the samples of the page on null values need: a field that allows null, and a record without a value.

return [
    'before' => function($stage) {
        global $DB;

        $stage->get('greeting');
        $DB->get_manager()->add_field(
            new xmldb_table('local_greetings_messages'),
            new xmldb_field('replyto', XMLDB_TYPE_INTEGER, '10')
        );
    },
];
