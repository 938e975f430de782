<?php
// What the samples of the page on tasks need.

return [
    'variables' => ['taskid' => fn() => 1],
    'before' => function() {
        // The class that the page assumes.
        eval('namespace local_greetings; class digest { public static function send($recipient): void { } }');
    },
];
