<?php
// CLI scripts, and so tests, use the system context without a message. The page of the first sample therefore gets the
// platform's method with the constants of a web request.

return [
    'samples' => [
        'local/greetings/view.php#1' => [
            'before' => function(): void {
                $method = new ReflectionMethod(moodle_page::class, 'magic_get_context');
                $lines = array_slice(file($method->getFileName()), $method->getStartLine() - 1, $method->getEndLine() - $method->getStartLine() + 1);
                eval('namespace local_greetings\web; use context_system, coding_exception;
                    const CLI_SCRIPT = false; const NO_MOODLE_COOKIES = false; const AJAX_SCRIPT = false;
                    class page extends \moodle_page {' . implode('', $lines) . '}');
                $GLOBALS['PAGE'] = new \local_greetings\web\page();
            },
        ],
    ],
];
