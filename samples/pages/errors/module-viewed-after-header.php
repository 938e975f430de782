<?php
// What the samples of the page on set_module_viewed() need.

return [
    'load' => ['lib/completionlib.php'],
];
