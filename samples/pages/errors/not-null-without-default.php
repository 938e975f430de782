<?php
// What the samples of the page on required fields need: a table with a record, to which they add a field.

use PHPUnit\Framework\Assert;

return [
    'before' => function($stage) {
        $stage->get('greeting');
    },
    'samples' => [
        'local/greetings/db/upgrade.php#3' => [
            'check' => fn() => Assert::assertTrue($GLOBALS['DB']->get_columns('local_greetings_messages', false)['reply']->not_null),
        ],
    ],
];
