<?php
// What the samples of the list of core APIs need.

return [
    'before' => function() {
        eval('namespace local_greetings; class sender { public static function send_all(): void { } }');
    },
];
