<?php
// The ID that the first and the last sample get is the one of no record.

return [
    'samples' => [
        'local/greetings/view.php#1' => ['before' => fn(): array => ['id' => 0]],
        'local/greetings/view.php#3' => ['before' => fn(): array => ['id' => 0]],
    ],
];
