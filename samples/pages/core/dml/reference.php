<?php
// What the samples of the reference of the data manipulation API need, and what they have to result in.

use PHPUnit\Framework\Assert;

/** Asserts that something throws an exception of a class. */
$assertthrows = function(string $class, callable $do): void {
    try {
        $do();
    } catch (Throwable $exception) {
        Assert::assertInstanceOf($class, $exception);
        return;
    }
    Assert::fail("The page says that this throws a {$class}.");
};

/** What the page says about the methods that read. */
$readstatements = function($stage) use ($assertthrows): void {
    global $DB;

    $table = 'local_greetings_messages';
    $userid = $stage->get('userid');
    $id = $stage->get('greetingid');
    $missing = ['id' => -1];
    Assert::assertFalse($DB->get_record($table, $missing));
    Assert::assertFalse($DB->get_field($table, 'message', $missing));
    Assert::assertFalse($DB->get_field_sql("SELECT message FROM {{$table}} WHERE id = -1"));
    $assertthrows(dml_missing_record_exception::class, fn() => $DB->get_record($table, $missing, '*', MUST_EXIST));
    $assertthrows(dml_missing_record_exception::class, fn() => $DB->get_field($table, 'message', $missing, MUST_EXIST));
    $assertthrows(
        dml_multiple_records_exception::class,
        fn() => $DB->get_record($table, ['userid' => $userid], '*', MUST_EXIST)
    );
    // Several records with the same value count as one, because the field is the first column.
    Assert::assertEquals($userid, $DB->get_field($table, 'userid', ['userid' => $userid], MUST_EXIST));
    // Values are strings.
    Assert::assertSame((string) $id, $DB->get_record($table, ['id' => $id])->id);
    Assert::assertSame('Good evening', $DB->get_field_select($table, 'MIN(message)', 'message = ?', ['Good evening']));

    Assert::assertSame([], $DB->get_records($table, $missing));
    Assert::assertSame([], $DB->get_records_list($table, 'id', []));
    Assert::assertSame($DB->get_fieldset_select($table, 'id', '1 = 1'), array_map('strval', array_keys($DB->get_records($table))));
    Assert::assertSame([(string) $userid, (string) $userid], $DB->get_fieldset_select($table, 'userid', 'userid = ?', [$userid]));

    $recordset = $DB->get_recordset($table, ['id' => $id]);
    Assert::assertInstanceOf(moodle_recordset::class, $recordset);
    Assert::assertTrue($recordset->valid());
    Assert::assertEquals($id, $recordset->key());
    Assert::assertEquals($id, $recordset->current()->id);
    $recordset->close();

    Assert::assertSame(3, $DB->count_records($table));
    Assert::assertSame(2, $DB->count_records_select($table, 'userid = ?', [$userid]));
    Assert::assertSame(3, $DB->count_records_sql("SELECT COUNT(id) FROM {{$table}}"));
    $assertthrows(coding_exception::class, fn() => $DB->count_records_sql("SELECT message FROM {{$table}} WHERE id = ?", [$id]));
    Assert::assertTrue($DB->record_exists($table, ['id' => $id]));
    Assert::assertFalse($DB->record_exists_select($table, 'id = ?', [-1]));
};

/** What the page says about the methods that write. */
$writestatements = function($stage) use ($assertthrows): void {
    global $DB;

    $table = 'local_greetings_messages';
    $record = ['userid' => $stage->get('userid'), 'message' => 'Good night', 'timecreated' => time()];
    $id = $DB->insert_record($table, $record);
    Assert::assertIsInt($id);
    Assert::assertTrue($DB->insert_record($table, $record, false));
    $assertthrows(coding_exception::class, fn() => $DB->insert_record($table, ['nothing' => 1]));
    $assertthrows(dml_exception::class, fn() => $DB->insert_record('local_greetings_none', $record));
    Assert::assertNull($DB->insert_records($table, [$record, $record]));
    $assertthrows(
        coding_exception::class,
        fn() => $DB->insert_records($table, [$record, ['userid' => 1, 'message' => 'Different fields']])
    );
    Assert::assertTrue($DB->import_record($table, ['id' => $id + 1000] + $record));
    $assertthrows(coding_exception::class, fn() => $DB->import_record($table, $record));
    Assert::assertTrue($DB->update_record($table, ['id' => -1, 'message' => 'Good night']));
    $assertthrows(coding_exception::class, fn() => $DB->update_record($table, $record));
    Assert::assertTrue($DB->set_field($table, 'message', 'Good night', ['id' => -1]));
    Assert::assertTrue($DB->delete_records($table, ['id' => -1]));
    Assert::assertTrue($DB->delete_records_list($table, 'id', [$id]));
    Assert::assertTrue($DB->execute("UPDATE {{$table}} SET timecreated = timecreated + 1"));
    $assertthrows(coding_exception::class, fn() => $DB->execute("DELETE FROM {{$table}};"));
    Assert::assertTrue($DB->replace_all_text_supported());

    [$sql, $params] = $DB->get_in_or_equal([1, 2]);
    Assert::assertSame([1, 2], $params);
    Assert::assertIsString($sql);
    $assertthrows(coding_exception::class, fn() => $DB->get_in_or_equal([]));
    Assert::assertSame(' IS NULL', $DB->get_in_or_equal([], SQL_PARAMS_QM, 'param', true, null)[0]);
    Assert::assertTrue($DB->sql_regex_supported());
};

return [
    'variables' => [
        'time' => fn($stage) => $stage->get('greeting')->timecreated,
    ],
    'before' => function($stage) {
        // Two greetings for one user, and one for another.
        $other = $stage->generator()->create_user();
        $generator = $stage->generator('local_greetings');
        $stage->get('greeting');
        $generator->create_message(['userid' => $stage->get('userid'), 'message' => 'Good morning']);
        $generator->create_message(['userid' => $other->id, 'message' => 'Good evening']);
        return ['otherid' => (int) $other->id];
    },
    'samples' => [
        'local/greetings/classes/manager.php#1' => [
            'check' => $readstatements,
            // get_field() with several records of one value.
            'raises' => ['Did you remember to make the first column something unique in your call to get_records? …'],
        ],
        'local/greetings/classes/manager.php#2' => [
            'before' => fn($stage) => $GLOBALS['DB']->set_field('local_greetings_messages', 'timecreated', 1, ['id' => $stage->get('greetingid')])
                ? ['time' => 1] : [],
            'check' => fn($stage) => Assert::assertSame(['id', 'message'], array_keys((array) $stage->get('greeting'))),
        ],
        'local/greetings/classes/manager.php#3' => [
            'check' => fn($stage) => Assert::assertSame(['id', 'message', 'email'], array_keys((array) $stage->get('greeting'))),
        ],
        'local/greetings/classes/manager.php#4' => [
            'check' => function($stage) {
                $ids = array_keys($stage->get('greetings'));
                Assert::assertCount(2, $ids);
                Assert::assertGreaterThan($ids[1], $ids[0]);
            },
        ],
        'local/greetings/classes/manager.php#5' => [
            'check' => function($stage) {
                $greetings = $GLOBALS['DB']->get_records('local_greetings_messages', null, 'id');
                Assert::assertSame(array_map(fn($greeting) => $greeting->message, $greetings), $stage->get('options'));
            },
        ],
        'local/greetings/classes/manager.php#6' => [
            'check' => fn($stage) => Assert::assertEquals(
                [$stage->get('userid') => 2, $stage->get('otherid') => 1],
                $stage->get('totals')
            ),
        ],
        'local/greetings/classes/manager.php#7' => [
            'check' => function($stage) {
                $expected = [$stage->get('userid'), $stage->get('otherid')];
                sort($expected);
                Assert::assertEquals($expected, $stage->get('userids'));
            },
        ],
        'local/greetings/classes/manager.php#8' => [
            'check' => fn($stage, $output) => Assert::assertMatchesRegularExpression('/^(\d+: \d+\n){3}$/', $output),
        ],
        'local/greetings/classes/manager.php#9' => [
            'check' => fn($stage) => Assert::assertTrue($stage->get('recent')),
        ],
        'local/greetings/classes/manager.php#10' => ['check' => $writestatements],
    ],
];
