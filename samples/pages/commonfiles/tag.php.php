<?php
// What the samples of the page on db/tag.php need.

return [
    'samples' => [
        'local/greetings/tests/tag_area_test.php tag_area_test' => [
            'before' => function() {
                global $DB;

                // The area that the page adds to db/tag.php.
                $DB->insert_record('tag_area', (object) [
                    'component' => 'local_greetings',
                    'itemtype' => 'local_greetings_messages',
                    'enabled' => 1,
                    'tagcollid' => core_tag_collection::get_default(),
                    'callback' => '\\local_greetings\\tag_area::get_tagged_messages',
                ]);
                cache::make('core', 'tags')->purge();
            },
        ],
    ],
];
