<?php
// The page starts without a URL, as in a request. Tests have no request, so its address is given here. CLI scripts, and so
// tests, have a renderer that prints only text, so the samples get the one of web pages.

return [
    'samples' => [
        'local/greetings/view.php#1' => [
            'before' => function(): void {
                $GLOBALS['FULLME'] = 'https://www.example.com/moodle/local/greetings/view.php?id=3';
                $GLOBALS['PAGE'] = new moodle_page();
                $GLOBALS['OUTPUT'] = $GLOBALS['PAGE']->get_renderer('core', null, RENDERER_TARGET_GENERAL);
            },
        ],
        'local/greetings/view.php#2' => [
            'before' => function(): void {
                $GLOBALS['PAGE'] = new moodle_page();
                $GLOBALS['OUTPUT'] = $GLOBALS['PAGE']->get_renderer('core', null, RENDERER_TARGET_GENERAL);
            },
        ],
    ],
];
