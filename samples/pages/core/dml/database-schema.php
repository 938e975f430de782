<?php
// What the sample of the page on the database schema has to result in.

use PHPUnit\Framework\Assert;

return [
    'samples' => [
        'local/greetings/classes/report.php#1' => [
            'check' => function($stage) {
                Assert::assertContains('local_greetings_messages', $stage->get('tables'));
                Assert::assertInstanceOf(database_column_info::class, $stage->get('columns')['message']);
                foreach ($stage->get('indexes') as $index) {
                    Assert::assertSame(['unique', 'columns'], array_keys($index));
                }
            },
        ],
    ],
];
