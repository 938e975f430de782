<?php
// What the samples of the page on book tools need.

return [
    'variables' => [
        'settings' => function($stage) {
            global $PAGE;
            $PAGE->set_url('/mod/book/view.php', ['id' => 1, 'chapterid' => 2]);
            return new settings_navigation($PAGE);
        },
        'chapter' => fn() => (object) ['id' => 2, 'content' => '<p>Good morning</p>', 'contentformat' => FORMAT_HTML],
        'context' => fn() => context_system::instance(),
    ],
];
