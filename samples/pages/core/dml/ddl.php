<?php
// What the samples of the page on the data definition API need, and what they have to result in.

use PHPUnit\Framework\Assert;

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

/** Asserts that the table of replies exists, with a column of a length. */
$assertcolumn = function(string $name, int $length): void {
    global $DB;

    $columns = $DB->get_columns('local_greetings_replies', false);
    Assert::assertArrayHasKey($name, $columns);
    Assert::assertEquals($length, $columns[$name]->max_length);
};

return [
    'samples' => [
        'local/greetings/db/upgrade.php#2' => ['check' => fn() => $assertcolumn('mood', 20)],
        'local/greetings/db/upgrade.php#3' => ['before' => $createreplies, 'check' => fn() => $assertcolumn('mood', 50)],
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
            'check' => fn() => $assertcolumn('tone', 20),
        ],
        'local/greetings/db/upgrade.php#5' => [
            'before' => $createreplies,
            'check' => fn() => Assert::assertFalse($GLOBALS['DB']->get_manager()->table_exists('local_greetings_replies')),
        ],
        'local/greetings/classes/report.php#1' => [
            'before' => function($stage) {
                $stage->get('greeting');
            },
            'check' => function($stage) {
                $busiest = $stage->get('busiest');
                Assert::assertCount(1, $busiest);
                Assert::assertEquals([$stage->get('userid'), 1], [reset($busiest)->userid, reset($busiest)->total]);
            },
        ],
    ],
];
