<?php
// What the samples of the page on blocks need.

/** Returns a block of the plugin as it is on a page. */
$block = function() {
    global $DB, $PAGE;

    $record = (object) [
        'blockname' => 'greetings',
        'parentcontextid' => context_system::instance()->id,
        'showinsubcontexts' => 0,
        'requiredbytheme' => 0,
        'pagetypepattern' => '*',
        'defaultregion' => 'side-pre',
        'defaultweight' => 0,
        'configdata' => base64_encode(serialize((object) ['number' => 7])),
        'timecreated' => time(),
        'timemodified' => time(),
    ];
    $record->id = $DB->insert_record('block_instances', $record);
    return block_instance('greetings', $record, $PAGE);
};

/** Returns a block with the methods of the sample. */
$own = function() use ($block) {
    global $PAGE;

    $own = new prove_sample();
    $own->_load_instance($block()->instance, $PAGE);
    return $own;
};

return [
    'load' => ['lib/blocklib.php', 'blocks/moodleblock.class.php', 'blocks/edit_form.php'],
    'strings' => ['block_tallies' => ['pluginname' => 'Tallies']],
    'variables' => [
        'fromid' => fn() => (int) $block()->instance->id,
        'data' => fn() => (object) ['number' => 7, 'text' => ['text' => 'Good morning', 'format' => FORMAT_HTML, 'itemid' => 0]],
    ],
    'samples' => [
        'blocks/tallies/block_tallies.php block_tallies' => [
            'object' => function() {
                global $PAGE;
                $block = new block_tallies();
                $block->page = $PAGE;
                return $block;
            },
        ],
        'blocks/greetings/block_greetings.php instance_config_save' => ['object' => $own],
        'blocks/greetings/block_greetings.php instance_copy' => ['object' => $own],
        'blocks/greetings/block_greetings.php html_attributes' => ['object' => $own],
    ],
];
