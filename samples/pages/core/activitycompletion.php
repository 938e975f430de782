<?php
// What the samples of the page on activity completion need.

return [
    'load' => ['lib/completionlib.php'],
];
