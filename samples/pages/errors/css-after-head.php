<?php
// CLI scripts, and so tests, have a renderer that prints only text. The samples need the one of web pages.

return [
    'before' => function(): void {
        $GLOBALS['OUTPUT'] = $GLOBALS['PAGE']->get_renderer('core', null, RENDERER_TARGET_GENERAL);
    },
];
