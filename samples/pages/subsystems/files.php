<?php
// What the samples of the page on the File API need, and what they have to result in.

use PHPUnit\Framework\Assert;

/** A picture with one pixel. */
const PROVE_PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

return [
    'load' => ['lib/filelib.php'],
    'variables' => [
        'pathondisk' => function() {
            $path = make_request_directory() . '/report.csv';
            file_put_contents($path, 'a,b');
            return $path;
        },
        'entryid' => fn() => 1,
        'entry' => fn($stage) => (object) ['id' => 1, 'note' => 'See @@PLUGINFILE@@/steps.png', 'noteformat' => FORMAT_HTML],
    ],
    'samples' => [
        '4.1 local/greetings/lib.php local_greetings_before_file_created' => [
            'call' => fn() => local_greetings_before_file_created(
                (object) ['component' => 'local_greetings', 'filename' => 'steps.png'],
            ),
        ],
        '4.1 mod/tally/edit.php#3' => [
            'before' => function($stage) {
                global $DB;

                $table = new xmldb_table('tally_entries');
                $type = [XMLDB_TYPE_INTEGER, '4', null, XMLDB_NOTNULL, null, '1'];
                $stage->get('tally');
                $DB->get_manager()->add_field($table, new xmldb_field('note', XMLDB_TYPE_TEXT));
                $DB->get_manager()->add_field($table, new xmldb_field('noteformat', ...$type));
                return [
                    'data' => (object) [
                        'tallyid' => $stage->get('tallyid'),
                        'userid' => 2,
                        'value' => 7,
                        'timecreated' => time(),
                        'note_editor' => ['text' => 'Good morning', 'format' => FORMAT_HTML, 'itemid' => 0],
                    ],
                    'options' => ['context' => $stage->get('context'), 'maxfiles' => 1, 'subdirs' => false],
                ];
            },
        ],
        'mod/tally/classes/local/counter.php#1' => [
            'check' => function($stage) {
                Assert::assertTrue($stage->get('folder')->is_directory());
                Assert::assertSame('/reports/', $stage->get('folder')->get_filepath());
            },
        ],
        'local/greetings/classes/report.php#1' => [
            'check' => fn($stage) => Assert::assertSame("user,greetings\n5,2\n", $stage->get('file')->get_content()),
        ],
        'mod/tally/classes/local/counter.php#2' => [
            'check' => function($stage) {
                Assert::assertEquals($stage->get('newentryid'), $stage->get('copy')->get_itemid());
                Assert::assertSame($stage->get('file')->get_contenthash(), $stage->get('copy')->get_contenthash());
            },
        ],
        'mod/tally/classes/local/importer.php#1' => [
            'check' => function($stage, $output) {
                Assert::assertSame('Good morning', $stage->get('text'));
                Assert::assertSame(0, $stage->get('total'));
                Assert::assertSame('Good morning', file_get_contents($stage->get('path')));
            },
        ],
        'mod/tally/classes/local/counter.php#5' => [
            'check' => function($stage) {
                Assert::assertSame('/old/steps-2023.png', $stage->get('file')->get_filepath() . $stage->get('file')->get_filename());
            },
        ],
        'mod/tally/classes/local/counter.php#6' => [
            'check' => fn($stage) => Assert::assertEquals($stage->get('newentryid'), $stage->get('moved')->get_itemid()),
        ],
        'mod/tally/classes/output/view_page.php#4' => [
            'check' => fn($stage, $output) => Assert::assertStringContainsString('/pluginfile.php/', $output),
        ],
        'mod/tally/classes/output/view_page.php#5' => [
            'check' => function($stage) {
                Assert::assertFalse($stage->get('ispicture'));
                Assert::assertSame('Text file', $stage->get('description'));
            },
        ],
        'mod/tally/classes/local/exporter.php#1' => [
            'check' => fn($stage) => Assert::assertSame('application/zip', $stage->get('archive')->get_mimetype()),
        ],
        'local/greetings/classes/task/fetch_picture.php#1' => ['skip' => 'needs another server'],
        'local/greetings/classes/thumbnail.php#1' => [
            'before' => fn() => ['file' => get_file_storage()->create_file_from_string([
                'contextid' => context_system::instance()->id,
                'component' => 'local_greetings',
                'filearea' => 'picture',
                'itemid' => 0,
                'filepath' => '/',
                'filename' => 'flowers.png',
            ], base64_decode(PROVE_PICTURE))],
            'check' => function($stage) {
                Assert::assertFalse($stage->get('islandscape'));
                Assert::assertSame('small.png', $stage->get('thumbnail')->get_filename());
            },
        ],
        'mod/tally/classes/local/counter.php#3' => [
            'before' => fn($stage) => ['record' => [
                'contextid' => $stage->get('context')->id,
                'component' => 'mod_tally',
                'filearea' => 'attachment',
                'itemid' => $stage->get('entryid'),
                'filepath' => '/',
                'filename' => 'steps.png',
            ]],
            'check' => function($stage) {
                Assert::assertSame('steps.png', $stage->get('filename'));
                Assert::assertFalse($stage->get('existing'));
            },
        ],
        'mod/tally/classes/local/importer.php#2' => [
            'before' => function($stage) {
                $path = make_request_directory() . '/tally.zip';
                get_file_packer('application/zip')->archive_to_pathname(['steps.txt' => ['40 steps']], $path);
                return ['file' => get_file_storage()->create_file_from_pathname([
                    'contextid' => $stage->get('context')->id,
                    'component' => 'mod_tally',
                    'filearea' => 'attachment',
                    'itemid' => 0,
                    'filepath' => '/',
                    'filename' => 'tally.zip',
                ], $path)];
            },
        ],
    ],
];
