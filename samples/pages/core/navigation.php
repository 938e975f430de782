<?php
// What the samples of the page on navigation need: a course's node with the item before which a sample puts its own.

return [
    'variables' => [
        'coursenode' => function() {
            $node = navigation_node::create('Course', null, navigation_node::TYPE_COURSE);
            $node->add('Backup', null, navigation_node::TYPE_SETTING, null, 'backup');
            return $node;
        },
    ],
];
