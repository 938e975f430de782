<?php
// What the samples of the page on tasks need.

return [
    'before' => function() {
        // The class that the page assumes.
        eval('namespace local_greetings; class digest { public static function send($recipient): void { } }');
    },
];
