<?php
// What the samples of the page on question types need.

return [
    'load' => ['lib/questionlib.php', 'question/engine/lib.php'],
];
