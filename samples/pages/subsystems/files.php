<?php
// What the samples of the page on the File API need.

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
