<?php
// What the samples of the page on database drivers need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'samples' => [
        'local/greetings/classes/report.php#1' => [
            'check' => fn($stage, $output) => Assert::assertMatchesRegularExpression('~^PostgreSQL \(native/pgsql\) \d+\.\d+~', $output),
        ],
        'local/greetings/classes/importer.php#1' => ['skip' => 'needs another server'],
    ],
];
