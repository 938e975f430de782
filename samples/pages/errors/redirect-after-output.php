<?php
// CLI scripts, and so tests, cannot redirect. The first sample therefore calls the platform's function with the constants
// of a web request whose headers have been sent.

return [
    'variables' => [
        'greetings' => fn() => [],
    ],
    'samples' => [
        'local/greetings/classes/output/greeting_page.php#1' => [
            'before' => function(): void {
                $function = new ReflectionFunction('redirect');
                $lines = array_slice(file($function->getFileName()), $function->getStartLine() - 1, $function->getEndLine() - $function->getStartLine() + 1);
                $code = preg_replace(['/\): Never \{/', '/\bexit;/'], [') {', 'return;'], implode('', $lines));
                eval('namespace local_greetings\output; use moodle_exception, moodle_url, core_useragent, bootstrap_renderer;
                    const CLI_SCRIPT = false; const AJAX_SCRIPT = false;
                    function headers_sent() { return true; }' . $code);
                $GLOBALS['OUTPUT'] = $GLOBALS['PAGE']->get_renderer('core', null, RENDERER_TARGET_GENERAL);
                echo $GLOBALS['OUTPUT']->header();
            },
        ],
    ],
];
