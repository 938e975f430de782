<?php
// What the samples of the page on cross-site scripting need, and what they have to result in.

use PHPUnit\Framework\Assert;

return [
    'samples' => [
        'mod/tally/view.php#1' => [
            'before' => fn() => ['entry' => (object) [
                'comment' => '<p>Steps</p><script>alert(1)</script>',
                'commentformat' => FORMAT_HTML,
            ]],
            'check' => fn($stage) => Assert::assertStringNotContainsString('<script', $stage->get('comment')),
        ],
        'local/greetings/view.php#6' => [
            'before' => fn() => ['greeting' => (object) ['link' => 'javascript:80/alert(1)', 'message' => 'Good <b>morning</b>']],
            'check' => fn($stage, $output) => Assert::assertSame('Good &lt;b&gt;morning&lt;/b&gt;', $output),
        ],
    ],
];
