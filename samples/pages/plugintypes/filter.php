<?php
// What the samples of the page on filters need.

return [
    'variables' => [
        'page' => fn() => $GLOBALS['PAGE'],
        'this' => function($stage) {
            global $CFG;
            require_once("{$CFG->libdir}/filterlib.php");
            require_once("{$CFG->dirroot}/filter/tally/filter.php");
            return new filter_tally($stage->get('coursecontext'), []);
        },
    ],
];
