<?php
// What the samples of the page on files in forms need.

/** Adds the columns that the page adds to the table of entries. */
$addnote = function($stage) {
    global $DB;

    $stage->get('tally');
    $table = new xmldb_table('tally_entries');
    $DB->get_manager()->add_field($table, new xmldb_field('note', XMLDB_TYPE_TEXT));
    $DB->get_manager()->add_field($table, new xmldb_field('noteformat', XMLDB_TYPE_INTEGER, '4', null, XMLDB_NOTNULL, null, '1'));
    $entry = $stage->generator('mod_tally')->create_entry(['tallyid' => $stage->get('tallyid'), 'userid' => 2, 'value' => 7]);
    return ['entry' => $DB->get_record('tally_entries', ['id' => $entry->id])];
};

return [
    'load' => ['lib/filelib.php', 'repository/lib.php'],
    'variables' => [
        'defaultvalues' => fn() => [],
    ],
    'samples' => [
        'mod/tally/edit.php#1' => [
            'before' => function($stage) {
                $entry = $stage->generator('mod_tally')->create_entry([
                    'tallyid' => $stage->get('tallyid'),
                    'userid' => 2,
                    'value' => 7,
                ]);
                return ['id' => $entry->id];
            },
        ],
        'mod/tally/edit.php#2' => [
            'before' => fn($stage) => $addnote($stage) + [
                'form' => new mod_tally\form\entry_form(),
                'options' => ['subdirs' => false],
            ],
        ],
        'mod/tally/lib.php#1' => [
            'before' => fn($stage) => ['data' => (object) [
                'coursemodule' => $stage->get('cmid'),
                'logo' => file_get_unused_draft_itemid(),
            ]],
        ],
        'mod/tally/import.php#2' => ['throws' => moodle_exception::class],
        'mod/tally/classes/form/note_form.php definition' => ['uncallable' => 'needs options of the editor'],
        'mod/tally/note.php#1' => [
            'before' => function($stage) use ($addnote) {
                // The form of the page, with the editor that it adds.
                eval('namespace mod_tally\\form; class note_form extends \\moodleform {
                    protected function definition() {
                        $this->_form->addElement("editor", "note_editor", "", null, $this->_customdata["options"]);
                    }
                }');
                return $addnote($stage);
            },
        ],
        'mod/tally/note.php#2' => [
            'before' => function($stage) use ($addnote) {
                $addnote($stage);
                return ['data' => (object) [
                    'tallyid' => $stage->get('tallyid'),
                    'userid' => 2,
                    'value' => 7,
                    'timecreated' => time(),
                    'note_editor' => ['text' => 'Good morning', 'format' => FORMAT_HTML, 'itemid' => 0],
                ], 'options' => ['context' => $stage->get('context'), 'maxfiles' => 1, 'subdirs' => false]];
            },
        ],
        'mod/tally/note.php#3' => ['before' => $addnote],
        'mod/tally/view.php#2' => ['before' => $addnote],
        'mod/tally/classes/local/counter.php#2' => [
            'before' => fn() => ['tally' => (object) ['attachmenttypes' => 'document,.png']],
        ],
    ],
];
