<?php
// What the samples of the page on the Privacy API need.

/** Creates a table that the page assumes. */
$create = function(string $name, array $columns) {
    global $DB;

    $table = new xmldb_table($name);
    $table->add_field('id', XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL, XMLDB_SEQUENCE);
    foreach ($columns as $column) {
        $table->add_field($column, XMLDB_TYPE_INTEGER, '10', null, XMLDB_NOTNULL);
    }
    $table->add_key('primary', XMLDB_KEY_PRIMARY, ['id']);
    $DB->get_manager()->create_table($table);
};

return [
    'samples' => [
        'blocks/greetings/classes/privacy/provider.php#1' => [
            'before' => fn() => $create('block_greetings_notes', ['contextid', 'authorid', 'aboutid']),
        ],
        'mod/tally/classes/privacy/provider.php#4' => [
            'before' => function($stage) use ($create) {
                $create('tally_reviews', ['cmid', 'userid', 'reviewerid']);
                return ['userlist' => new core_privacy\local\request\userlist($stage->get('context'), 'mod_tally')];
            },
        ],
        'mod/tally/classes/privacy/provider.php#7' => [
            'before' => fn() => [
                'entry' => (object) ['id' => 1, 'note' => 'See @@PLUGINFILE@@/steps.png', 'noteformat' => FORMAT_HTML],
            ],
        ],
    ],
];
