<?php
// What the samples of the page on fields of the database activity need.

return [
    'load' => ['mod/data/lib.php'],
];
