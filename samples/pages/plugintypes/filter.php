<?php
// What the samples of the page on filters need.

return [
    'variables' => [
        'page' => fn() => $GLOBALS['PAGE'],
        'this' => function($stage) {
            global $CFG;
            // Since 4.5, filters are autoloaded.
            if (class_exists('core_filters\\text_filter')) {
                return new \filter_tally\text_filter($stage->get('coursecontext'), []);
            }
            require_once("{$CFG->libdir}/filterlib.php");
            require_once("{$CFG->dirroot}/filter/tally/filter.php");
            return new filter_tally($stage->get('coursecontext'), []);
        },
    ],
];
