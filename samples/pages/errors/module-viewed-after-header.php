<?php
// What the samples of the page on set_module_viewed() need. On the command line, the header does not count as printed.

return [
    'load' => ['lib/completionlib.php'],
    'before' => function($stage): array {
        global $OUTPUT, $PAGE;
        $OUTPUT = $PAGE->get_renderer('core', null, RENDERER_TARGET_GENERAL);
        return [];
    },
];
