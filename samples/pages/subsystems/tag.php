<?php
// What the samples of the page on tags need, and what they have to result in.

use PHPUnit\Framework\Assert;

/** Adds a tag area for the items of the page. */
$addarea = function(string $component, string $itemtype) {
    global $DB;

    $DB->insert_record('tag_area', (object) [
        'component' => $component,
        'itemtype' => $itemtype,
        'enabled' => 1,
        'tagcollid' => core_tag_collection::get_default(),
    ]);
    cache::make('core', 'tags')->purge();
};

/** Names of the tags of an entry, in alphabetical order. */
$entrytags = function($stage): array {
    $names = array_values(core_tag_tag::get_item_tags_array('mod_tally', 'tally_entries', $stage->get('entryid')));
    sort($names);
    return $names;
};

/** Gives an entry two tags. */
$tagentry = function($stage) {
    core_tag_tag::set_item_tags('mod_tally', 'tally_entries', $stage->get('entryid'), $stage->get('context'), ['steps', 'Monday']);
};

return [
    'load' => ['backup/util/includes/backup_includes.php'],
    'before' => function() use ($addarea) {
        $addarea('local_greetings', 'local_greetings_messages');
        $addarea('mod_tally', 'tally_entries');
        core_tag_tag::create_if_missing(core_tag_collection::get_default(), ['Cheerful'], true);
    },
    'variables' => [
        'name' => fn() => 'cheerful',
    ],
    'samples' => [
        'local/greetings/view.php#1' => [
            'before' => function($stage) {
                $context = context_system::instance();
                core_tag_tag::set_item_tags('local_greetings', 'local_greetings_messages', $stage->get('greetingid'), $context, ['Kind']);
            },
            'check' => function($stage, $output) {
                Assert::assertCount(1, $stage->get('tags'));
                Assert::assertStringContainsString('Kind', $output);
            },
        ],
        'local/greetings/edit.php#1' => [
            'before' => function($stage) {
                $context = context_system::instance();
                core_tag_tag::set_item_tags('local_greetings', 'local_greetings_messages', $stage->get('greetingid'), $context, ['Kind']);
            },
            'check' => fn($stage) => Assert::assertSame(['Kind'], array_values($stage->get('greeting')->tags)),
        ],
        'mod/tally/view.php#1' => [
            'check' => fn($stage) => Assert::assertSame(['Monday', 'steps'], $entrytags($stage)),
        ],
        'mod/tally/view.php#2' => [
            'before' => $tagentry,
            'check' => fn($stage) => Assert::assertSame(['steps'], $entrytags($stage)),
        ],
        'mod/tally/view.php#3' => [
            'before' => $tagentry,
            'check' => function($stage, $output) {
                Assert::assertStringContainsString('Monday', $output);
                Assert::assertStringContainsString('tally-tags', $output);
            },
        ],
        'local/greetings/mood.php#1' => [
            'before' => function($stage) {
                global $USER;

                $greeting = $stage->generator('local_greetings')->create_message(['userid' => $USER->id]);
                $context = context_system::instance();
                core_tag_tag::set_item_tags('local_greetings', 'local_greetings_messages', $greeting->id, $context, ['Cheerful']);
            },
            'check' => fn($stage) => Assert::assertCount(1, $stage->get('messages')),
        ],
        'mod/tally/classes/local/counter.php#1' => [
            'before' => function($stage) use ($tagentry) {
                $tagentry($stage);
                return ['name' => 'Steps'];
            },
            'check' => fn($stage) => Assert::assertSame([$stage->get('entryid')], array_keys($stage->get('entries'))),
        ],
        'local/greetings/db/install.php#1' => [
            'check' => function() {
                $tag = core_tag_tag::get_by_name(core_tag_collection::get_default(), 'thankful', '*', MUST_EXIST);
                Assert::assertEquals(1, $tag->isstandard);
            },
        ],
        'mod/tally/backup/moodle2/backup_tally_stepslib.php#1' => ['skip' => 'needs a running backup'],
        'mod/tally/backup/moodle2/restore_tally_stepslib.php process_tally_entry_tag' => ['uncallable' => 'needs a running restore'],
    ],
];
